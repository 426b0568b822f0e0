import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { buildDocument } from '#tests/builders/search-document.ts';
import { refreshDocuments } from './refresh-search.server.ts';
import type { SearchDocument } from './search-document.ts';
import { createSearch } from './search.server.ts';

/** Words that more documents have than are ranked or counted. */

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 - n));
const post = (n: number, more: Partial<SearchDocument> = {}) =>
  buildDocument({
    path: `/insights/post-${n}`,
    kind: 'post',
    title: 'On quinces',
    summary: '',
    body: `A medlar, and a bergamot${n % 3 === 0 ? ' for the calamondin' : ''}.`,
    publishedAt: day(n),
    ...more,
  });

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
  const source = {
    async *documents() {
      yield Array.from({ length: 1_100 }, (_, n) => post(n));
      yield [
        post(1_100, { title: 'The medlar' }),
        post(1_101, { title: 'A medlar and more', body: 'Nothing for a calamondin.' }),
        buildDocument({ path: '/medlars', body: 'We grow the medlar, a medlar, our medlar.' }),
      ];
    },
  };
  await refreshDocuments({ db: fixture.database.db, source, log: silentLogger });
});
afterAll(() => fixture?.drop());

const find = (typed: string, page = 1) =>
  createSearch({ db: fixture.database.db, clock: () => day(0) }).find(typed, page);
const paths = async (typed: string, page = 1) =>
  (await find(typed, page)).hits.map(({ path }) => path);

test('counts up to 1,000 hits, and finds every one of them on one page', async () => {
  expect(await find('medlar')).toMatchObject({ total: 1_000, hasMore: true, pageCount: 50 });
  const pages = await Promise.all(
    Array.from({ length: 19 }, (_, at) => paths('calamondin', at + 1)),
  );
  expect(new Set(pages.flat()).size).toBe(368);
  expect(await find('calamondin')).toMatchObject({ total: 368, hasMore: false, pageCount: 19 });
});

test('ranks old posts by their title, and pages, among more hits than are ranked', async () => {
  const first = await paths('medlar');
  expect(first.slice(0, 2).toSorted()).toEqual(['/insights/post-1100', '/insights/post-1101']);
  expect((await find('"we grow the medlar"')).hits.map(({ path }) => path)).toEqual(['/medlars']);
  expect(first).toContain('/medlars');
});

test('an excluded word excludes what has it in the text, also where the title matches', async () => {
  const found = await paths('medlar -calamondin');
  expect(found[0]).toBe('/insights/post-1100');
  expect(found).not.toContain('/insights/post-1101');
});
