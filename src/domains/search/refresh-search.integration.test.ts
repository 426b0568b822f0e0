import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { buildDocument } from '#tests/builders/search-document.ts';
import { refreshDocuments } from './refresh-search.server.ts';
import type { SearchDocument } from './search-document.ts';
import { searchDocuments, searchWords } from './search-tables.server.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  const { db } = fixture.database;
  await db.delete(searchDocuments);
  await db.delete(searchWords);
});

const sourceOf = (...batches: SearchDocument[][]) => ({
  async *documents() {
    yield* batches;
  },
});
const refresh = (...batches: SearchDocument[][]) =>
  refreshDocuments({
    db: fixture.database.db,
    source: sourceOf(...batches),
    log: silentLogger,
  });

/** The row version of each document by path. It changes whenever the row is written. */
async function versions(): Promise<Record<string, string>> {
  const { rows } = await fixture.database.pool.query<{ path: string; xmin: string }>(
    'select path, xmin::text from search_documents',
  );
  return Object.fromEntries(rows.map(({ path, xmin }) => [path, xmin]));
}

async function words(): Promise<Record<string, number>> {
  const rows = await fixture.database.db.select().from(searchWords);
  return Object.fromEntries(rows.map(({ word, documents }) => [word, documents]));
}

const document = (path: string, body: string) =>
  buildDocument({ path, title: 'T1', summary: '', body });

test('writes only changed rows and deletes removed ones', async () => {
  const [a, b, c] = [document('/a', 'one'), document('/b', 'two'), document('/c', 'three')];
  expect(await refresh([a, b], [c])).toEqual({ written: 3, removed: 0 });
  const before = await versions();
  expect(await refresh([a, b, c])).toEqual({ written: 0, removed: 0 });
  expect(await versions()).toEqual(before);
  expect(await refresh([a, { ...b, body: 'two more' }])).toEqual({ written: 1, removed: 1 });
  const after = await versions();
  expect(Object.keys(after)).toEqual(expect.arrayContaining(['/a', '/b']));
  expect(after['/c']).toBeUndefined();
  expect(after['/a']).toBe(before['/a']);
  expect(after['/b']).not.toBe(before['/b']);
});

test.each<Partial<SearchDocument>>([
  { title: 'Other' },
  { summary: 'Other' },
  { category: 'Other' },
  { kind: 'post' },
  { publishedAt: new Date(0) },
  { weight: 0.5 },
])('writes a document again after the change %j', async (change) => {
  await refresh([document('/a', 'one')]);
  expect(await refresh([{ ...document('/a', 'one'), ...change }])).toMatchObject({ written: 1 });
});

test('updates the number of documents per word with every change', async () => {
  await refresh([document('/a', 'red fox, red box'), document('/b', 'red sun')]);
  expect(await words()).toEqual({ t1: 2, red: 2, fox: 1, box: 1, sun: 1 });
  await refresh([document('/a', 'blue fox'), document('/b', 'red sun')]);
  expect(await words()).toEqual({ t1: 2, red: 1, fox: 1, blue: 1, sun: 1 });
  await refresh([document('/b', `red/sun 100 x@shop.example ${'k'.repeat(41)}`)]);
  expect(await words()).toEqual({ t1: 1, red: 1, sun: 1, 100: 1, x: 1, shop: 1, example: 1 });
  await refresh([]);
  expect(await words()).toEqual({});
});

test('stores the first of several documents with one path, also across batches', async () => {
  const twice = [[document('/a', 'first'), document('/a', 'second')], [document('/a', 'third')]];
  expect(await refresh(...twice)).toEqual({ written: 1, removed: 0 });
  expect(await refresh(...twice)).toEqual({ written: 0, removed: 0 });
  expect(await words()).toMatchObject({ first: 1 });
});

test('serializes two concurrent refreshes, and stores what the later one read', async () => {
  const batch = (body: string) => Array.from({ length: 150 }, (_, n) => document(`/${n}`, body));
  await Promise.all([refresh(batch('same words')), refresh(batch('same words'))]);
  expect(await words()).toEqual({ t1: 150, same: 150, words: 150 });

  // The second starts while the first still reads, and must not read before the first has ended.
  const isReading = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const { db } = fixture.database;
  const order: string[] = [];
  const slow = {
    async *documents() {
      order.push('first');
      isReading.resolve();
      await mayEnd.promise;
      yield [document('/x', 'old')];
    },
  };
  const quick = {
    async *documents() {
      order.push('second');
      yield [document('/x', 'new')];
    },
  };
  const first = refreshDocuments({ db, source: slow, log: silentLogger });
  await isReading.promise;
  const second = refreshDocuments({ db, source: quick, log: silentLogger });
  expect(order).toEqual(['first']);
  mayEnd.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  expect(await words()).toEqual({ t1: 1, new: 1 });
});

test('removes nothing if the source fails, and can find what was read before', async () => {
  await refresh([document('/a', 'one')]);
  const broken = {
    async *documents() {
      yield [document('/b', 'two')];
      throw new Error('cannot be read');
    },
  };
  const { db } = fixture.database;
  const refreshing = refreshDocuments({ db, source: broken, log: silentLogger });
  await expect(refreshing).rejects.toThrow('cannot be read');
  expect(Object.keys(await versions()).toSorted()).toEqual(['/a', '/b']);
  expect(await words()).toEqual({ t1: 2, one: 1, two: 1 });
});

test('rejects if the connection is lost while documents are read, and can run again', async () => {
  const { db, pool } = fixture.database;
  const losing = {
    async *documents() {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_locks join pg_database on oid = database
          where locktype = 'advisory' and datname = current_database()`,
      );
      yield [document('/a', 'one')];
    },
  };
  await expect(refreshDocuments({ db, source: losing, log: silentLogger })).rejects.toThrow();
  expect(await refresh([document('/a', 'one')])).toEqual({ written: 1, removed: 0 });
});

test('removes characters that PostgreSQL cannot store', async () => {
  const odd = document('/odd', `nul \0 half \ud800 mark \u0002x\u0003 ${'long '.repeat(400_000)}`);
  expect(await refresh([odd])).toEqual({ written: 1, removed: 0 });
  expect(await words()).toMatchObject({ nul: 1, half: 1, mark: 1, long: 1 });
});

test('uses the indexes for 3,000 documents', async () => {
  const { pool } = fixture.database;
  const many = Array.from({ length: 3_000 }, (_, n) => document(`/${n}`, `word${n} common text`));
  await refresh(many);
  // Also flushes the pending list of the GIN index, as autovacuum does after a while.
  for (const table of ['search_documents', 'search_words'])
    await pool.query(`vacuum analyze ${table}`);
  const plan = async (statement: string) =>
    JSON.stringify((await pool.query(`explain select ${statement}`)).rows);
  const found = await plan(`path from search_documents where vector @@ 'word7'`);
  expect(found).toContain('search_documents_vector');
  const near = await plan(
    `word from search_words where word !~ '^[0-9]+$' order by word <-> 'wrod7' limit 20`,
  );
  expect(near).toContain('search_words_near');
  // The locale of the database and the sampled statistics decide which of the three is used.
  const begun = await plan(`word from search_words where word like 'word29%'`);
  expect(begun).toMatch(/search_words_(prefix|pkey|near)/);
}, 60_000);
