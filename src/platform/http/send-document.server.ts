import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedDocument, Encoding } from './document-cache.server.ts';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Weak, since one tag applies to every encoding. */
export const etagOf = (body: Buffer) => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Prepares a document for sending: computes its ETag and compresses its body in every encoding, off the main thread. Quickly: a
 * visitor waits. Brotli takes 4 ms of CPU time for the home page.
 */
export async function packDocument(
  body: Buffer,
  headers: Iterable<[string, string]>,
): Promise<CachedDocument> {
  const [br, gz] = await Promise.all([brotli(body, 5), compressGzip(body, { level: 6 })]);
  const etag = etagOf(body);
  // Each encoding has its own length, which is added when it is sent.
  const ownHeaders = [...headers].filter(([name]) => name.toLowerCase() !== 'content-length');
  return {
    etag,
    headers: ownHeaders.flat().concat('ETag', etag, 'Vary', 'Accept-Encoding'),
    bodies: { br: copyToOwnBuffer(br), gzip: copyToOwnBuffer(gz), identity: copyToOwnBuffer(body) },
  };
}

/** One document at a time, so that renderings keep their share of the machine. */
let squeezing = Promise.resolve();

/** Makes a cached document a tenth smaller, later. Takes 150 ms of CPU time for the home page, off the main thread. */
export function squeezeInTurn({ bodies }: CachedDocument): void {
  squeezing = squeezing
    .then(async () => void (bodies.br = copyToOwnBuffer(await brotli(bodies.identity, 11))))
    .catch(() => undefined); // it stays as it is
}

const brotli = (body: Buffer, quality: number) =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Copies a body into its own memory: zlib returns slices of 16 KB blocks, which a small document would keep alive. */
function copyToOwnBuffer(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

/** Returns the best available encoding that the client accepts. A quality of 0 means that it does not. */
export function chooseEncoding(
  accepted: string | undefined,
  bodies: Partial<Record<Encoding, unknown>>,
): Encoding {
  const takes = (name: string) => {
    const asked = accepted?.split(',').find((part) => part.trim().split(';')[0] === name);
    return asked !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(asked);
  };
  if (bodies.br && takes('br')) return 'br';
  return bodies.gzip && takes('gzip') ? 'gzip' : 'identity';
}

/**
 * Sends a cached document, or 304 when the client has it.
 * @param more headers of this response only: name, value, name, value
 */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: CachedDocument,
  more: readonly string[],
): void {
  const headers = [...document.headers, ...more];
  if (request.headers['if-none-match']?.includes(document.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], document.bodies);
  const body = document.bodies[encoding] ?? document.bodies.identity;
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

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
