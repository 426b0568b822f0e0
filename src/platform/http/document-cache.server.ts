import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A public answer, ready to be sent in each encoding. */
export interface CachedDocument {
  etag: string;
  /** name, value, name, value: as `writeHead` takes them, without those of the encoding */
  headers: readonly string[];
  bodies: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
}

export interface DocumentCache {
  /** The document, when it is not older than the last change of content. */
  fresh(key: string): CachedDocument | undefined;
  /** The document as it last was, for when rendering it anew fails. */
  stale(key: string): CachedDocument | undefined;
  /** Number that changes with every change of content; take it before rendering. */
  generation(): number;
  /** Keeps a document rendered in the given generation. */
  put(key: string, document: CachedDocument, generation: number): void;
  /** Forgets a document that is none any more. */
  drop(key: string): void;
  /** Marks everything as out of date. */
  expire(): void;
  size(): { documents: number; bytes: number };
}

interface Kept {
  document: CachedDocument;
  generation: number;
  bytes: number;
}

/** Documents in memory, the least recently rendered dropped beyond `maxBytes`. */
export function createDocumentCache(maxBytes = 64 * 1024 * 1024): DocumentCache {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let generation = 0;

  const drop = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    fresh(key) {
      const found = kept.get(key);
      return found && found.generation === generation ? found.document : undefined;
    },
    stale: (key) => kept.get(key)?.document,
    generation: () => generation,
    put(key, document, renderedIn) {
      const size = Object.values(document.bodies).reduce(
        (sum, body) => sum + (body?.length ?? 0),
        0,
      );
      if (size > maxBytes / 8) return;
      drop(key);
      kept.set(key, { document, generation: renderedIn, bytes: size });
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    drop,
    expire: () => void generation++,
    size: () => ({ documents: kept.size, bytes }),
  };
}

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
  // The length is told with the encoding that is sent.
  const kept = [...headers].filter(([name]) => name.toLowerCase() !== 'content-length');
  return {
    etag,
    headers: kept.flat().concat('ETag', etag, 'Vary', 'Accept-Encoding'),
    bodies: { br, gzip: gz, identity: body },
  };
}
