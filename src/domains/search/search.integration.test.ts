import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { anyText } from '#tests/support/any-text.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { buildDocument } from '#tests/builders/search-document.ts';
import { unmarked } from './marked-text.ts';
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

test.each(['forecast', 'forecasts', 'Forecasting', 'FORECASTED'])(
  '%s finds every form',
  async (word) => {
    await fill({ path: '/a', title: 'Forecasts' }, { path: '/b', body: 'We were forecasting.' });
    expect(await paths(word)).toEqual(['/a', '/b']);
  },
);

test.each(['in', 'integr', 'integratio', 'integrations', 'manufacturi'])(
  'the last word may be unfinished: %s',
  async (begun) => {
    await fill({ path: '/a', title: 'Integration for manufacturing' });
    expect(await paths(begun)).toEqual(['/a']);
    expect(await paths(`manufacturing ${begun}`)).toEqual(['/a']);
  },
);

test('all words have to be there; where no document has all, some will do, and that is told', async () => {
  await fill({ path: '/both', body: 'lead routing' }, { path: '/lead', body: 'lead' });
  expect(await search().find('routing lead')).toMatchObject({ total: 1, isPartial: false });
  await fill({ path: '/routing', body: 'routing' }, { path: '/lead', body: 'lead' });
  const partial = await search().find('routing lead');
  expect(partial).toMatchObject({ total: 2, isPartial: true });
});

test('quotes ask for words in a row, and a minus leaves out', async () => {
  await fill(
    { path: '/row', body: 'There is one record of a customer.' },
    { path: '/apart', body: 'A record has one owner, in HubSpot.' },
  );
  expect(await paths('"one record"')).toEqual(['/row']);
  expect(await paths('record -hubspot')).toEqual(['/row']);
  expect(await paths('record -"one record"')).toEqual(['/apart']);
  expect(await paths('-hubspot')).toEqual([]);
});

test('words that English leaves out are passed over, unless a title consists of them', async () => {
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

test('a word no document has is corrected, joined or passed over, and that is told', async () => {
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

test('a word that some document has is never corrected, however rare', async () => {
  await fill(
    { path: '/rare', body: 'A forcast of its own.' },
    { path: '/usual', body: 'forecast' },
  );
  expect(await search().find('forcast')).toMatchObject({ corrected: undefined, total: 1 });
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

test('a number and a letter are found, and are never taken for the beginning of another', async () => {
  await fill(
    {
      path: '/quiz',
      title: 'Answer 25 questions',
      body: 'At 1021 Front Street, 72032; 56% of all.',
    },
    { path: '/loss', body: 'Read your P&L; then 14-28 days of 24/7 calls: (501) 555-0142.' },
    { path: '/other', title: 'Leads of 2500 pages', body: 'Long lists.' },
  );
  for (const typed of ['25', '25 questions', '1021 front street', '72032', '56%'])
    expect(await search().find(typed)).toMatchObject({
      hits: [{ path: '/quiz' }],
      total: 1,
      missing: [],
      isPartial: false,
    });
  for (const typed of ['P&L', 'p', 'l', '28 days', '14-28 days', '24/7', '501-555-0142'])
    expect(await search().find(typed)).toMatchObject({
      hits: [{ path: '/loss' }],
      total: 1,
      missing: [],
      isPartial: false,
    });
  expect(await search().find('leads 26')).toMatchObject({ total: 1, missing: ['26'] });
  expect(await search().find('7203')).toMatchObject({ total: 0, corrected: undefined });
  expect(await search().find('the z')).toMatchObject({ total: 0, missing: ['z'] });
  expect(await search().find('a')).toMatchObject({ total: 0, missing: [] });
});

test('a number is found as it is written, with its dots and commas', async () => {
  await fill(
    { path: '/half', body: 'It took 2.5 hours.' },
    { path: '/apart', body: 'Step 2 of 5 costs 1,000 dollars.' },
    { path: '/drop', body: 'It changed by -15%, or +20 in 2024-2025, after ~40 hours.' },
  );
  expect(await paths('2.5 hours')).toEqual(['/half']);
  expect(await paths('"2.5 hours"')).toEqual(['/half']);
  expect(await paths('1,000')).toEqual(['/apart']);
  for (const typed of ['15', '20', '2025', '40']) expect(await paths(typed)).toEqual(['/drop']);
});

test.each([
  'Freshsales',
  'pipedrive',
  'Freshsales/Pipedrive',
  'Node.js',
  'monday.com',
  'monday',
  'sales@shop.example',
  'shop.example',
  'https://shop.example/price-list?id=7',
  '"call the follow-up desk"',
])('words that a text joins are found as they are typed: %s', async (typed) => {
  await fill({
    path: '/a',
    body: `We link Freshsales/Pipedrive; Node.js and monday.com. Write to sales@shop.example, see
      https://shop.example/price-list?id=7, call the follow-up desk.`,
  });
  expect(await search().find(typed)).toMatchObject({
    hits: [{ path: '/a' }],
    missing: [],
    corrected: undefined,
    isPartial: false,
  });
});

const LETTERS = Array.from('abe1259 ./_@-+&<>;:?=%#~,()');

test('every word and number of a text finds it', async () => {
  const text = fc.string({ unit: fc.constantFrom(...LETTERS) });
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      await fill({ path: '/a', body });
      for (const [word] of body.matchAll(/[a-z0-9]+/g)) {
        const { total, missing } = await search().find(word);
        expect({ word, missing }).toEqual({ word, missing: [] });
        if (word !== 'a' && word !== 'be') expect({ word, total }).toEqual({ word, total: 1 });
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

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

test('without a hit, the titles that look like it are named', async () => {
  await fill({ path: '/a', title: 'Salesforce' }, { path: '/b', title: 'Restoration' });
  const { nearTitles, total } = await search().find('forcesales');
  expect(total).toBe(0);
  expect(nearTitles).toEqual([{ path: '/a', title: 'Salesforce' }]);
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
  const broken = createSearch({ db: other.database.db, clock: () => NOW });
  await other.drop();
  await expect(broken.find('private words')).rejects.toThrow('the search failed');
  await expect(broken.find('private words')).rejects.not.toThrow('private');
});
