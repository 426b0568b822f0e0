import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedDocument } from './document-cache.server.ts';

/** Weak, since one tag stands for every encoding of the text. */
export const etagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Makes a document sendable: its ETag, and its body in every encoding, compressed off the main thread. */
export async function packDocument(
  body: Buffer,
  headers: Iterable<[string, string]>,
): Promise<CachedDocument> {
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body, { level: 7 }),
  ]);
  const etag = etagOf(body);
  // Each encoding has its own length, which is sent with it.
  const kept = [...headers].filter(([name]) => name.toLowerCase() !== 'content-length');
  return {
    etag,
    headers: kept.flat().concat('ETag', etag, 'Vary', 'Accept-Encoding'),
    bodies: { br: trim(br), gzip: trim(gz), identity: trim(body) },
  };
}

/** In memory of its own: zlib returns the start of 16 KB blocks, which a small document would keep whole. */
function trim(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}
