import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { unmarked } from './marked-text.ts';
import type { SearchDocument } from './search-document.ts';
import { createSearch, HITS_PER_PAGE } from './search.server.ts';
import { openSearch } from '#tests/support/open-search.ts';

const { fill, search, paths } = openSearch();

test('a word in the title ranks over one in the summary, and that over many in the body', async () => {
  await fill(
    { path: '/body', body: 'routing '.repeat(50) },
    { path: '/summary', summary: 'Lead routing in short.' },
    { path: '/title', title: 'Routing of leads by rule' },
    { path: '/none' },
  );
  expect(await paths('routing')).toEqual(['/title', '/summary', '/body']);
});

test('the title that is the query comes first, and what weighs less last', async () => {
  await fill(
    { path: '/long', title: 'CRM integration services in Jackson, Mississippi' },
    { path: '/exact', title: 'CRM Integration' },
    { path: '/law', title: 'CRM Integration', weight: 0.2 },
  );
  expect(await paths('crm integration')).toEqual(['/exact', '/long', '/law']);
});

test('of two posts as good the newer wins, but never over a better one', async () => {
  const post = (path: string, year: number, more: Partial<SearchDocument> = {}) => ({
    path,
    kind: 'post' as const,
    publishedAt: new Date(Date.UTC(year, 0, 1)),
    summary: 'On forecasts.',
    ...more,
  });
  await fill(post('/a', 2020), post('/b', 2026), post('/c', 2020, { title: 'Forecasts' }));
  expect(await paths('forecasts')).toEqual(['/c', '/b', '/a']);
});

test('the excerpt is the summary with its hits marked, or else a passage of the body', async () => {
  const marks = async (typed: string) =>
    (await search().find(typed)).hits[0]!.excerpt.map(({ text, isHit }) =>
      isHit ? `[${text}]` : text,
    ).join('');
  await fill({
    summary: 'Leads <b>and</b> leads.',
    body: `${'Other words. '.repeat(60)}A routing rule.`,
  });
  expect(await marks('lead')).toBe('[Leads] <b>and</b> [leads].');
  expect(await marks('routing')).toMatch(/^… .*A \[routing\] rule.* …$/);
  await fill({
    summary: 'On 25 links: Freshsales/Pipedrive & co.',
    body: `${'Other words. '.repeat(60)}Node.js at <b> 2.5 to 30%, by mail: a-b_c@shop.example.`,
  });
  expect(await marks('pipedrive 25')).toBe('On [25] links: Freshsales/[Pipedrive] & co.');
  expect(await marks('node')).toMatch(/\[Node\]\.js at <b> 2\.5 to 30%, by mail/);
  expect(await marks('2.5')).toMatch(/at <b> \[2\]\.\[5\] to/);
  expect(await marks('30%')).toMatch(/to \[30\]%/);
  // How much stands around a hit differs between versions of PostgreSQL.
  expect(await marks('shop')).toMatch(/a-b_c@\[shop\]\.example/);
  await fill({ summary: 'Leads <b>and</b> leads.' });
  const [hit] = (await search().find('sample')).hits;
  expect(unmarked(hit!.excerpt)).toBe('Leads <b>and</b> leads.');
});

test('hits come a page at a time, each once', async () => {
  await fill(...Array.from({ length: 45 }, (_, n) => ({ path: `/${n}`, title: 'Routing' })));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search().find('routing', page)));
  expect(pages.slice(0, 3).map(({ hits }) => hits.length)).toEqual([
    HITS_PER_PAGE,
    HITS_PER_PAGE,
    5,
  ]);
  expect(pages[3]).toEqual(pages[0]);
  expect(await search().find('zebra', 4)).toMatchObject({ hits: [], total: 0, page: 1 });
  expect(pages[0]).toMatchObject({ total: 45, pageCount: 3 });
  expect(new Set(pages.flatMap(({ hits }) => hits.map(({ path }) => path))).size).toBe(45);
  expect(await search().suggest('rout', 6)).toMatchObject({ hits: { length: 6 } });
});

test('whether anything has been filled in is known', async () => {
  expect(await search().isFilled()).toBe(false);
  await fill({});
  expect(await search().isFilled()).toBe(true);
});

test('any text is answered', async () => {
  await fill({ title: `It's a 'quoted' title: a & b | !c <-> d:* \\` });
  const odd = [
    '\0',
    "'",
    '\\',
    `'\\':*`,
    'a:*',
    '&|!()<->',
    ':*',
    'x'.repeat(10_240),
    '"'.repeat(99),
  ];
  for (const typed of odd) await search().find(typed);
  await fc.assert(
    fc.asyncProperty(anyText, async (typed) => {
      await search().find(typed);
      await search().suggest(typed, 3);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('a database that fails is told without what was typed', async () => {
  const other = await createTestDatabase();
  const broken = createSearch({ db: other.database.db, clock: () => new Date() });
  await other.drop();
  await expect(broken.find('private words')).rejects.toThrow('the search failed');
  await expect(broken.find('private words')).rejects.not.toThrow('private');
});
