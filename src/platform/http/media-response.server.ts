import { Readable } from 'node:stream';
import type { ByteRange } from '#src/platform/storage/object-store.server.ts';
import { parseRange } from './byte-range.ts';
import { decodePath } from './decode-path.ts';
import { etagOf } from './send-document.server.ts';

/** How a file may be kept and shown. */
interface MediaHeaders {
  contentType: string;
  /** the address names this version of the file, so that it never changes */
  isImmutable?: boolean;
  /** default: shown by the browser */
  disposition?: string;
}

/** A file, or a message with another status. */
interface MediaContents extends MediaHeaders {
  contents: Buffer;
  /** default: 200 */
  status?: number;
  /** seconds until a retry */
  retryAfter?: number;
  /** a better file will soon replace it at the same address */
  isProvisional?: boolean;
}

/** A file that is read while it is sent. */
export interface MediaStream extends MediaHeaders {
  bytes: number;
  /** changes with the bytes */
  hash: string;
  /** Opens the file or a part of it; undefined when it does not exist any more. */
  open(range?: ByteRange): Promise<Readable | undefined>;
}

/** The response to an address below `/media/`. */
export type MediaResult = MediaContents | MediaStream;

/**
 * @param path decoded, without `/media/`
 * @param query the requested rendition; without one, the original
 * @param network of the visitor, for limits
 * @returns undefined when there is no such file
 */
export type MediaSource = (
  path: string,
  query?: URLSearchParams,
  network?: string,
) => Promise<MediaResult | undefined>;

/** Forbids everything to a media file that is opened as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The address does not contain the file's version, so a file must not be cached forever. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const PROVISIONAL_CACHE_CONTROL = 'public, max-age=60';

/** Responds to a request below `/media/`: 304 when the client has the file; errors are never cached. */
export async function mediaResponse(
  request: Request,
  media: MediaSource,
  network = '',
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const result = await media(decodePath(pathname).slice('/media/'.length), searchParams, network);
  if (!result) return text('This file does not exist.', 404);
  if ('open' in result) return streamResponse(request, result);
  const { contents, status = 200, retryAfter, isProvisional } = result;
  if (status !== 200) return text(contents.toString(), status, retryAfter);
  const etag = etagOf(contents);
  const headers = headersOf(result, etag);
  if (isProvisional) headers.set('Cache-Control', PROVISIONAL_CACHE_CONTROL);
  if (isKept(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(contents), { headers });
}

async function streamResponse(request: Request, file: MediaStream): Promise<Response> {
  const etag = `"${file.hash.slice(0, 32)}"`;
  const headers = headersOf(file, etag);
  if (isKept(request, etag)) return new Response(null, { status: 304, headers });
  const range = isDrawing(file) ? undefined : requestedRange(request, file.bytes, etag);
  if (!isDrawing(file)) headers.set('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    const refusal = text('The file has no such part.', 416);
    refusal.headers.set('Content-Range', `bytes */${file.bytes}`);
    return refusal;
  }
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${file.bytes}`);
  headers.set('Content-Length', String(range ? range.last - range.first + 1 : file.bytes));
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const stream = await file.open(range);
  if (!stream) return text('This file does not exist.', 404);
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers });
}

/** Compressed on the way, so that its parts have other positions. */
const isDrawing = ({ contentType }: MediaHeaders) => contentType === 'image/svg+xml';

function headersOf(file: MediaHeaders, etag: string): Headers {
  const cacheControl = file.isImmutable ? IMMUTABLE_CACHE_CONTROL : CACHE_CONTROL;
  return new Headers({
    'Content-Type': file.contentType,
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': file.contentType.startsWith('image/')
      ? cacheControl
      : `${cacheControl}, no-transform`,
    ETag: etag,
    ...(file.disposition && { 'Content-Disposition': file.disposition }),
  });
}

/** Whether the browser has these bytes. A proxy that compresses makes a tag weak. */
const isKept = (request: Request, etag: string) =>
  request.headers.get('if-none-match')?.includes(etag) ?? false;

/** A range counts only if the part that the client has is of the same file. */
function requestedRange(request: Request, bytes: number, etag: string) {
  const condition = request.headers.get('if-range');
  if (condition !== null && condition !== etag) return undefined;
  return parseRange(request.headers.get('range'), bytes);
}

function text(message: string, status: number, retryAfter?: number): Response {
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'no-store',
  });
  if (retryAfter) headers.set('Retry-After', String(retryAfter));
  return new Response(message, { status, headers });
}
