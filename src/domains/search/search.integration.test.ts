import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { anyText } from '#tests/support/arbitraries.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { buildDocument } from '#tests/builders/search-document.ts';
import { plainText } from './marked-text.ts';
import { refreshDocuments } from './refresh-search.server.ts';
import type { SearchDocument } from './search-document.ts';
import { createSearch, HITS_PER_PAGE } from './search.server.ts';

const NOW = new Date('2026-06-01T00:00:00Z');

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(() => fill());

async function fill(...documents: Partial<SearchDocument>[]) {
  const { db } = fixture.database;
  const source = {
    async *documents() {
      yield documents.map((document) => buildDocument(document));
    },
  };
  await refreshDocuments({ db, source, log: silentLogger });
}

const search = () => createSearch({ db: fixture.database.db, clock: () => NOW });
const paths = async (typed: string) => (await search().find(typed)).hits.map(({ path }) => path);

test('ranks a word in the title over one in the summary, and that over many in the body', async () => {
  await fill(
    { path: '/body', body: 'routing '.repeat(50) },
    { path: '/summary', summary: 'Lead routing in short.' },
    { path: '/title', title: 'Routing of leads by rule' },
    { path: '/none' },
  );
  expect(await paths('routing')).toEqual(['/title', '/summary', '/body']);
});

test('ranks a title that equals the query first, and a document with less weight last', async () => {
  await fill(
    { path: '/long', title: 'CRM integration services in Jackson, Mississippi' },
    { path: '/exact', title: 'CRM Integration' },
    { path: '/law', title: 'CRM Integration', weight: 0.2 },
  );
  expect(await paths('crm integration')).toEqual(['/exact', '/long', '/law']);
});

test('ranks the newer of two equal posts first, but not over a better match', async () => {
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

test.each(['forecast', 'forecasts', 'Forecasting', 'FORECASTED'])(
  'finds every form of %s',
  async (word) => {
    await fill({ path: '/a', title: 'Forecasts' }, { path: '/b', body: 'We were forecasting.' });
    expect(await paths(word)).toEqual(['/a', '/b']);
  },
);

test.each(['in', 'integr', 'integratio', 'integrations', 'manufacturi'])(
  'completes the last word: %s',
  async (begun) => {
    await fill({ path: '/a', title: 'Integration for manufacturing' });
    expect(await paths(begun)).toEqual(['/a']);
    expect(await paths(`manufacturing ${begun}`)).toEqual(['/a']);
  },
);

test('requires all words, or reports partial hits if no document contains all', async () => {
  await fill({ path: '/both', body: 'lead routing' }, { path: '/lead', body: 'lead' });
  expect(await search().find('routing lead')).toMatchObject({ total: 1, isPartial: false });
  await fill({ path: '/routing', body: 'routing' }, { path: '/lead', body: 'lead' });
  const partial = await search().find('routing lead');
  expect(partial).toMatchObject({ total: 2, isPartial: true });
});

test('matches quoted words in sequence, and excludes words with a minus', async () => {
  await fill(
    { path: '/row', body: 'There is one record of a customer.' },
    { path: '/apart', body: 'A record has one owner, in HubSpot.' },
  );
  expect(await paths('"one record"')).toEqual(['/row']);
  expect(await paths('record -hubspot')).toEqual(['/row']);
  expect(await paths('record -"one record"')).toEqual(['/apart']);
  expect(await paths('-hubspot')).toEqual([]);
});

test('ignores stop words unless a title consists of them', async () => {
  await fill(
    { path: '/about', title: 'About' },
    { path: '/help', title: 'Who we help' },
    { path: '/forecast', title: 'Forecast' },
  );
  expect(await paths('the forecast')).toEqual(['/forecast']);
  expect(await paths('about')).toEqual(['/about']);
  expect(await paths('who')).toEqual(['/help']);
  expect(await paths('who we')).toEqual(['/help']);
  expect(await paths('the and of')).toEqual([]);
});

test('corrects, joins or ignores a word that no document contains, and reports it', async () => {
  await fill({ path: '/a', title: 'HubSpot forecast' }, { path: '/b', body: 'A spot in the sun.' });
  expect(await search().find('hubpsot forcast')).toMatchObject({
    total: 1,
    corrected: 'hubspot forecast',
    text: 'hubpsot forcast',
  });
  expect(await search().find('hub spot')).toMatchObject({ total: 1, corrected: 'hubspot' });
  expect(await search().find('hubspot xyzzyqq')).toMatchObject({ total: 1, missing: ['xyzzyqq'] });
  expect(await search().find('the xyzzyqq')).toMatchObject({ total: 0, missing: ['xyzzyqq'] });
});

test('never corrects a word that a document contains', async () => {
  await fill(
    { path: '/rare', body: 'A forcast with a typo.' },
    { path: '/usual', body: 'forecast' },
  );
  expect(await search().find('forcast')).toMatchObject({ corrected: undefined, total: 1 });
});

test('returns the summary with marked hits as excerpt, or else a passage of the body', async () => {
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
    body: `${'Other words. '.repeat(60)}Node.js at <b> 2.5 to 30%, by email: a-b_c@shop.example.`,
  });
  expect(await marks('pipedrive 25')).toBe('On [25] links: Freshsales/[Pipedrive] & co.');
  expect(await marks('node')).toMatch(/\[Node\]\.js at <b> 2\.5 to 30%, by email/);
  expect(await marks('2.5')).toMatch(/at <b> \[2\]\.\[5\] to/);
  expect(await marks('30%')).toMatch(/to \[30\]%/);
  // The length of a passage differs between versions of PostgreSQL.
  expect(await marks('shop')).toMatch(/a-b_c@\[shop\]\.example/);
  await fill({ summary: 'Leads <b>and</b> leads.' });
  const [hit] = (await search().find('sample')).hits;
  expect(plainText(hit!.excerpt)).toBe('Leads <b>and</b> leads.');
});

test('returns hits in pages of 20, each hit once', async () => {
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

test('returns similar titles if there is no hit', async () => {
  await fill({ path: '/a', title: 'Salesforce' }, { path: '/b', title: 'Restoration' });
  const { nearTitles, total } = await search().find('forcesales');
  expect(total).toBe(0);
  expect(nearTitles).toEqual([{ path: '/a', title: 'Salesforce' }]);
});

test('reports whether any document is stored', async () => {
  expect(await search().isFilled()).toBe(false);
  await fill({});
  expect(await search().isFilled()).toBe(true);
});

test('returns results for any text', async () => {
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

test('rejects without the typed text if the database fails', async () => {
  const other = await createTestDatabase();
  const broken = createSearch({ db: other.database.db, clock: () => NOW });
  await other.drop();
  await expect(broken.find('private words')).rejects.toThrow('the search failed');
  await expect(broken.find('private words')).rejects.not.toThrow('private');
});
