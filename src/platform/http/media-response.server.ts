import { decodePath } from './decode-path.ts';
import { etagOf } from './pack-document.server.ts';

/** What is sent for an address below `/media/`: a file, or, with another status, a message. */
export interface MediaAnswer {
  contents: Buffer;
  contentType: string;
  /** 200 when left out */
  status?: number;
  /** seconds after which to try again */
  retryAfter?: number;
  /** a better file will soon stand at the same address */
  isProvisional?: boolean;
}

/**
 * @param path decoded, without `/media/`
 * @param query how the file is wanted; none: as it is
 * @returns undefined when there is no such file
 */
export type MediaSource = (
  path: string,
  query?: URLSearchParams,
) => Promise<MediaAnswer | undefined>;

/** What a file of the media library may do when somebody opens it as a page: nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** An address says nothing of its file's version, so nobody may keep a file for good. */
const KEEP = 'public, max-age=3600, stale-while-revalidate=86400';
const KEEP_BRIEFLY = 'public, max-age=60';

/** Answers a request below `/media/`: 304 to who has the file already, and failures that nobody keeps. */
export async function mediaResponse(request: Request, media: MediaSource): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const answer = await media(decodePath(pathname).slice('/media/'.length), searchParams);
  if (!answer) return text('There is no such file.', 404);
  const { contents, contentType, status = 200, retryAfter, isProvisional } = answer;
  if (status !== 200) return text(contents.toString(), status, retryAfter);
  const etag = etagOf(contents);
  const headers = {
    'Content-Type': contentType,
    'Content-Security-Policy': POLICY,
    'Cache-Control': isProvisional ? KEEP_BRIEFLY : KEEP,
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
