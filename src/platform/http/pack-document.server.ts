import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedDocument } from './document-cache.server.ts';

/** Weak, since one tag applies to every encoding. */
export const etagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

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
