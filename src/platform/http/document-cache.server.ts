import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A public answer, ready to be sent in each encoding. */
export interface CachedDocument {
  etag: string;
  /** name, value, name, value: as `writeHead` takes them, without those of the encoding */
  headers: readonly string[];
  bodies: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
}

export interface DocumentCache {
  /** The document, when it is not older than the last change of content. Counts as a use of it. */
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
  /** Of the fresh documents; `bytes` with keys, headers and every encoding. */
  size(): { documents: number; bytes: number };
}

/** What a shelf of documents may hold. */
export interface ShelfLimits {
  bytes: number;
  documents: number;
}

export interface DocumentCacheLimits {
  /** documents of paths alone, of which there are as many as there are pages */
  paths: ShelfLimits;
  /** documents of addresses with a query, which cannot push out those of paths */
  queries: ShelfLimits;
  /** the last good copies for outages; a copy that is fresh too takes no memory of its own */
  stalePaths: ShelfLimits;
  staleQueries: ShelfLimits;
}

const MIB = 1024 * 1024;

/** In the worst case 128 MiB, as long as no fresh document has the same text as its last good copy. */
export const DOCUMENT_CACHE_LIMITS: DocumentCacheLimits = {
  paths: { bytes: 48 * MIB, documents: 10_000 },
  queries: { bytes: 16 * MIB, documents: 2_000 },
  stalePaths: { bytes: 48 * MIB, documents: 10_000 },
  staleQueries: { bytes: 16 * MIB, documents: 2_000 },
};

/** Objects, buffers, map entries and links of one document, on both shelves: an estimate on the safe side. */
const OVERHEAD_BYTES = 1_536;

/** Documents in memory, the least recently used dropped first (ADR 022). */
export function createDocumentCache(limits = DOCUMENT_CACHE_LIMITS): DocumentCache {
  const fresh = { paths: createShelf(limits.paths), queries: createShelf(limits.queries) };
  const stale = {
    paths: createShelf(limits.stalePaths),
    queries: createShelf(limits.staleQueries),
  };
  let generation = 0;

  return {
    fresh: (key) => fresh[shelfOf(key)].get(key),
    stale: (key) => fresh[shelfOf(key)].peek(key) ?? stale[shelfOf(key)].get(key),
    generation: () => generation,
    put(key, document, renderedIn) {
      stale[shelfOf(key)].set(key, document);
      if (renderedIn === generation) fresh[shelfOf(key)].set(key, document);
    },
    drop(key) {
      fresh[shelfOf(key)].delete(key);
      stale[shelfOf(key)].delete(key);
    },
    expire() {
      generation += 1;
      fresh.paths.clear();
      fresh.queries.clear();
    },
    size: () => ({
      documents: fresh.paths.size + fresh.queries.size,
      bytes: fresh.paths.calculatedSize + fresh.queries.calculatedSize,
    }),
  };
}

const shelfOf = (key: string) => (key.includes('?') ? 'queries' : 'paths');

const createShelf = ({ bytes, documents }: ShelfLimits) =>
  new LRUCache<string, CachedDocument>({
    max: documents,
    maxSize: bytes,
    // One huge document is not worth an eighth of all others.
    maxEntrySize: Math.ceil(bytes / 8),
    sizeCalculation: sizeOf,
  });

/** Bytes that a document takes in memory, with its key. A text counts two bytes for each character. */
function sizeOf({ etag, headers, bodies }: CachedDocument, key: string): number {
  const characters = [key, etag, ...headers].reduce((sum, text) => sum + text.length, 0);
  const body = [bodies.identity, bodies.br, bodies.gzip].reduce(
    (sum, encoded) => sum + (encoded?.buffer.byteLength ?? 0),
    0,
  );
  return OVERHEAD_BYTES + 2 * characters + body;
}
