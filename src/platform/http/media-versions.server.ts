type VersionMedia = (text: string, contentType: string) => string;

/** Kept by no cache, yet it shows pictures as the public page does. */
const PREVIEWS = '/preview/';

const TEXTS = /^(?:text\/|application\/(?:[\w.+-]*xml|[\w.+-]*json))/;

/**
 * Writes versions into the media addresses of public documents and previews. Nothing else has them: what the admin area
 * loads is saved again.
 */
export async function withMediaVersions(
  request: Request,
  response: Response,
  versionMedia: VersionMedia | undefined,
): Promise<Response> {
  const contentType = response.headers.get('content-type') ?? '';
  const isShown =
    response.headers.get('cache-control')?.includes('public') ||
    new URL(request.url).pathname.startsWith(PREVIEWS);
  if (!versionMedia || !isShown || !response.body || !TEXTS.test(contentType))
    return new Response(response.body, response);
  const text = versionMedia(await response.text(), contentType);
  const versioned = new Response(text, response);
  // The length of the text before.
  versioned.headers.delete('content-length');
  return versioned;
}
