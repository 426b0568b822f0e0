import { LRUCache } from 'lru-cache';
import { type Clock, systemClock } from '#src/platform/clock/clock.ts';
import { squeezeInTurn } from './send-document.server.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A public response, ready to be sent in each encoding. */
export interface CachedDocument {
  etag: string;
  /** name, value, name, value, as `writeHead` accepts them; without those of the encoding */
  headers: readonly string[];
  bodies: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
  /** by visitors, since it was rendered */
  uses?: number;
}

/** Who reads a document. */
export type Reader = 'visitor' | 'crawl';

export type DocumentCache = ReturnType<typeof createDocumentCache>;

/** Limits of one partition of the cache. */
export interface PartitionLimits {
  bytes: number;
  documents: number;
}

export interface DocumentCacheLimits {
  /** documents of paths without a query, of which there are as many as pages */
  paths: PartitionLimits;
  /** documents of addresses with a query, which cannot evict those of paths */
  queries: PartitionLimits;
  /** last good copies for outages; one that is also fresh takes no extra memory */
  stalePaths: PartitionLimits;
  staleQueries: PartitionLimits;
  /** documents that only our own crawl has read, which reads each page once */
  crawled: PartitionLimits;
}

const MIB = 1024 * 1024;

/** At most 130 MiB, when no fresh document is also a last good copy. */
const DOCUMENT_CACHE_LIMITS: DocumentCacheLimits = {
  paths: { bytes: 48 * MIB, documents: 10_000 },
  queries: { bytes: 16 * MIB, documents: 2_000 },
  stalePaths: { bytes: 48 * MIB, documents: 10_000 },
  staleQueries: { bytes: 16 * MIB, documents: 2_000 },
  crawled: { bytes: 2 * MIB, documents: 50 },
};

/** A document that visitors have used so often is compressed again, as small as possible. */
const SQUEEZED_AT = 2;

/** Objects, buffers, map entries and links of one document, in both partitions: a conservative estimate. */
const OVERHEAD_BYTES = 1_536;

interface DocumentCacheOptions {
  limits?: DocumentCacheLimits;
  /** When content next changes by itself, as far as is known. From then on, documents are outdated until `expire`. */
  nextChangeAt?: () => Date | undefined;
  /** A number that grows when such a change was made, which may be before its announcement leads to `expire`. */
  changesMade?: () => number;
  /** Called when all documents are outdated. */
  onExpire?: () => void;
  clock?: Clock;
}

/** Caches documents in memory; evicts the least recently used (ADR 022). */
export function createDocumentCache({
  limits = DOCUMENT_CACHE_LIMITS,
  nextChangeAt = () => undefined,
  changesMade = () => 0,
  onExpire = () => undefined,
  clock = systemClock,
}: DocumentCacheOptions = {}) {
  const fresh = { paths: createPartition(limits.paths), queries: createPartition(limits.queries) };
  const stale = {
    paths: createPartition(limits.stalePaths),
    queries: createPartition(limits.staleQueries),
  };
  const crawled = createPartition(limits.crawled);
  let generation = 0;
  let made = 0;

  function expire() {
    generation += 1;
    fresh.paths.clear();
    fresh.queries.clear();
    crawled.clear();
    onExpire();
  }
  /** Expires what was rendered before a change, although `nextChangeAt` is later again. */
  function expireIfChanged() {
    if (changesMade() === made) return;
    made = changesMade();
    expire();
  }

  return {
    /** Returns the document if no content changed since it was rendered. Counts as a use of it, unless by our own crawl. */
    fresh(key: string, by: Reader = 'visitor'): CachedDocument | undefined {
      expireIfChanged();
      const changesAt = nextChangeAt();
      if (changesAt && changesAt <= clock()) return undefined;
      const partition = fresh[partitionOf(key)];
      const found = (by === 'crawl' ? partition.peek(key) : partition.get(key)) ?? crawled.get(key);
      if (found && by === 'visitor') {
        found.uses = (found.uses ?? 0) + 1;
        if (found.uses === SQUEEZED_AT) squeezeInTurn(found);
      }
      return found;
    },
    /** Returns the last good copy of the document, for when rendering fails. */
    stale: (key: string): CachedDocument | undefined =>
      fresh[partitionOf(key)].peek(key) ?? stale[partitionOf(key)].get(key),
    /** A number that changes with every content change; read it before rendering. */
    generation() {
      expireIfChanged();
      return generation;
    },
    /** Caches a document rendered in the given generation. What our own crawl reads evicts nothing that visitors read. */
    put(key: string, document: CachedDocument, renderedIn: number, by: Reader = 'visitor') {
      expireIfChanged();
      if (by === 'crawl') {
        if (renderedIn === generation) crawled.set(key, document);
        return;
      }
      stale[partitionOf(key)].set(key, document);
      if (renderedIn === generation) fresh[partitionOf(key)].set(key, document);
    },
    /** Deletes a document that no longer exists. */
    drop(key: string) {
      fresh[partitionOf(key)].delete(key);
      stale[partitionOf(key)].delete(key);
      crawled.delete(key);
    },
    /** Marks all documents as outdated. */
    expire,
    /** Size of the fresh documents; `bytes` include keys, headers and every encoding. */
    size: (): { documents: number; bytes: number } => ({
      documents: fresh.paths.size + fresh.queries.size + crawled.size,
      bytes: fresh.paths.calculatedSize + fresh.queries.calculatedSize + crawled.calculatedSize,
    }),
  };
}

const partitionOf = (key: string) => (key.includes('?') ? 'queries' : 'paths');

const createPartition = ({ bytes, documents }: PartitionLimits) =>
  new LRUCache<string, CachedDocument>({
    max: documents,
    maxSize: bytes,
    // One huge document must not evict more than an eighth of all others.
    maxEntrySize: Math.ceil(bytes / 8),
    sizeCalculation: sizeOf,
  });

/** Bytes that a document takes in memory, including its key. A string counts two bytes per character. */
function sizeOf({ etag, headers, bodies }: CachedDocument, key: string) {
  const characters = [key, etag, ...headers].reduce((sum, text) => sum + text.length, 0);
  const body = [bodies.identity, bodies.br, bodies.gzip].reduce(
    (sum, encoded) => sum + (encoded?.buffer.byteLength ?? 0),
    0,
  );
  return OVERHEAD_BYTES + 2 * characters + body;
}
