import { decodePath } from './decode-path.ts';
import { etagOf } from './pack-document.server.ts';

/** The response to an address below `/media/`: a file, or a message with another status. */
export interface MediaResult {
  contents: Buffer;
  contentType: string;
  /** default: 200 */
  status?: number;
  /** seconds until a retry */
  retryAfter?: number;
  /** a better file will soon replace it at the same address */
  isProvisional?: boolean;
}

/**
 * @param path decoded, without `/media/`
 * @param query the requested rendition; without one, the original
 * @returns undefined when there is no such file
 */
export type MediaSource = (
  path: string,
  query?: URLSearchParams,
) => Promise<MediaResult | undefined>;

/** Forbids everything to a media file that is opened as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The address does not contain the file's version, so a file must not be cached forever. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
const PROVISIONAL_CACHE_CONTROL = 'public, max-age=60';

/** Responds to a request below `/media/`: 304 when the client has the file; errors are never cached. */
export async function mediaResponse(request: Request, media: MediaSource): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const result = await media(decodePath(pathname).slice('/media/'.length), searchParams);
  if (!result) return text('This file does not exist.', 404);
  const { contents, contentType, status = 200, retryAfter, isProvisional } = result;
  if (status !== 200) return text(contents.toString(), status, retryAfter);
  const etag = etagOf(contents);
  const headers = {
    'Content-Type': contentType,
    'Content-Security-Policy': POLICY,
    'Cache-Control': isProvisional ? PROVISIONAL_CACHE_CONTROL : CACHE_CONTROL,
    ETag: etag,
  };
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(contents), { headers });
}

function text(message: string, status: number, retryAfter?: number): Response {
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'no-store',
  });
  if (retryAfter) headers.set('Retry-After', String(retryAfter));
  return new Response(message, { status, headers });
}
