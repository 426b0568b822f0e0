import { expect, test } from 'vitest';
import {
  type CachedDocument,
  createDocumentCache,
  type DocumentCacheLimits,
  type PartitionLimits,
} from './document-cache.server.ts';
import { packDocument } from './send-document.server.ts';

const WIDE: PartitionLimits = { bytes: 100_000_000, documents: 1_000 };

const createCache = (limits: Partial<DocumentCacheLimits> = {}) =>
  createDocumentCache({
    limits: {
      paths: WIDE,
      queries: WIDE,
      stalePaths: WIDE,
      staleQueries: WIDE,
      crawled: WIDE,
      ...limits,
    },
  });

/** Builds a document with a body of the given size. */
const buildDocument = (bytes = 10, headers: string[] = []): CachedDocument => ({
  etag: 'W/"1"',
  headers,
  bodies: { identity: Buffer.alloc(bytes) },
});

test('evicts the least recently used document beyond its bytes', () => {
  const cache = createCache({ paths: { bytes: 100_000, documents: 1_000 } });
  for (let n = 0; n < 8; n += 1) cache.put(`/page-${n}`, buildDocument(10_000), 0);
  expect(cache.fresh('/page-0')).toBeDefined();
  cache.put('/one-more', buildDocument(10_000), 0);
  expect(cache.fresh('/page-0')).toBeDefined();
  expect(cache.fresh('/page-1')).toBeUndefined();
  expect(cache.fresh('/page-2')).toBeDefined();
  expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
});

test('limits the number of documents', () => {
  const cache = createCache({ paths: { bytes: 100_000_000, documents: 50 } });
  for (let n = 0; n < 500; n += 1) cache.put(`/page-${n}`, buildDocument(), 0);
  expect(cache.size().documents).toBe(50);
});

test('counts keys, headers and every encoding', () => {
  const bytesOf = (key: string, document: CachedDocument) => {
    const cache = createCache();
    cache.put(key, document, 0);
    return cache.size().bytes;
  };
  const least = bytesOf('/', buildDocument());
  expect(bytesOf(`/${'k'.repeat(15_000)}`, buildDocument())).toBeGreaterThan(least + 15_000);
  expect(bytesOf('/', buildDocument(10, ['Link', 'x'.repeat(5_000)]))).toBeGreaterThan(
    least + 5_000,
  );
  const encodings = { br: Buffer.alloc(4_000), gzip: Buffer.alloc(6_000) };
  const encoded = { ...buildDocument(), bodies: { identity: Buffer.alloc(10), ...encodings } };
  expect(bytesOf('/', encoded)).toBeGreaterThanOrEqual(least + 10_000);
});

test('stores a small document in its own memory', async () => {
  const { bodies } = await packDocument(Buffer.from('User-agent: *'), []);
  for (const body of [bodies.identity, bodies.br!, bodies.gzip!])
    expect(body.buffer.byteLength).toBe(body.length);
});

test('does not cache a document larger than an eighth of the limit', () => {
  const cache = createCache({ paths: { bytes: 80_000, documents: 10 } });
  cache.put('/huge', buildDocument(11_000), 0);
  expect(cache.fresh('/huge')).toBeUndefined();
});

test('never evicts paths for addresses with a query', () => {
  const limits = { bytes: 50_000, documents: 5 };
  const cache = createCache({ paths: limits, queries: limits });
  cache.put('/', buildDocument(), 0);
  for (let n = 2; n < 500; n += 1) cache.put(`/insights?page=${n}`, buildDocument(), 0);
  expect(cache.fresh('/')).toBeDefined();
  expect(cache.size().documents).toBe(6);
});

test('evicts nothing that visitors read for what our own crawl reads', () => {
  const few: PartitionLimits = { bytes: 1_000_000, documents: 3 };
  const cache = createCache({ paths: few, stalePaths: few, crawled: few });
  for (const key of ['/', '/about', '/contact']) cache.put(key, buildDocument(), 0);
  for (let n = 0; n < 10; n += 1) cache.put(`/page-${n}`, buildDocument(), 0, 'crawl');
  expect(cache.size().documents).toBe(6);
  expect(cache.fresh('/page-9')).toBeDefined();
  // Read by the crawl last, but by visitors the longest time ago.
  expect(cache.fresh('/', 'crawl')).toBeDefined();
  cache.put('/terms', buildDocument(), 0);
  expect(cache.fresh('/')).toBeUndefined();
  for (const key of ['/about', '/contact', '/terms']) expect(cache.fresh(key), key).toBeDefined();
  expect(cache.stale('/about')).toBeDefined();
});

test('deletes what the crawl read when it changes, or no longer exists', () => {
  const cache = createCache();
  const [before, document] = [cache.generation(), buildDocument()];
  cache.put('/gone', document, before, 'crawl');
  cache.drop('/gone');
  cache.put('/changed', document, before, 'crawl');
  cache.expire();
  cache.put('/late', document, before, 'crawl');
  expect(['/gone', '/changed', '/late'].map((key) => cache.fresh(key))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('keeps the last good copy after a change and after later renderings', () => {
  const cache = createCache({ paths: { bytes: 1_000_000, documents: 2 } });
  const document = buildDocument();
  cache.put('/', document, 0);
  cache.expire();
  expect([cache.fresh('/'), cache.stale('/')]).toEqual([undefined, document]);
  for (let n = 0; n < 10; n += 1) cache.put(`/page-${n}`, buildDocument(), 1);
  expect(cache.size().documents).toBe(2);
  expect(cache.stale('/')).toBe(document);
});

test('limits the last good copies', () => {
  const cache = createCache({ stalePaths: { bytes: 1_000_000, documents: 3 } });
  for (let n = 0; n < 10; n += 1) cache.put(`/page-${n}`, buildDocument(), 0);
  cache.expire();
  const left = Array.from({ length: 10 }, (_, n) => cache.stale(`/page-${n}`)).filter(Boolean);
  expect(left).toHaveLength(3);
});

test('deletes the last good copy of a dropped document', () => {
  const cache = createCache();
  cache.put('/', buildDocument(), 0);
  cache.drop('/');
  expect([cache.fresh('/'), cache.stale('/')]).toEqual([undefined, undefined]);
  expect(cache.size()).toEqual({ documents: 0, bytes: 0 });
});

test('has nothing fresh from the next change on, until it is expired', () => {
  let now = new Date('2026-06-01T08:59:59Z');
  let nextChangeAt: Date | undefined = new Date('2026-06-01T09:00:00Z');
  const cache = createDocumentCache({ clock: () => now, nextChangeAt: () => nextChangeAt });
  cache.put('/insights', buildDocument(), cache.generation());
  expect(cache.fresh('/insights')).toBeDefined();
  now = nextChangeAt;
  expect(cache.fresh('/insights')).toBeUndefined();
  expect(cache.stale('/insights')).toBeDefined();
  cache.expire();
  nextChangeAt = undefined;
  expect(cache.fresh('/insights')).toBeUndefined();
  cache.put('/insights', buildDocument(), cache.generation());
  expect(cache.fresh('/insights')).toBeDefined();
});

test('has nothing from before a change that was made, although the next one is later', () => {
  let made = 0;
  const cache = createDocumentCache({ changesMade: () => made });
  cache.put('/insights', buildDocument(), cache.generation());
  const rendering = cache.generation();
  made += 1;
  expect(cache.fresh('/insights')).toBeUndefined();
  expect(cache.stale('/insights')).toBeDefined();
  cache.put('/insights', buildDocument(), rendering);
  expect(cache.fresh('/insights')).toBeUndefined();
  cache.put('/insights', buildDocument(), cache.generation());
  expect(cache.fresh('/insights')).toBeDefined();
});
