import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { buildDocument } from '#tests/builders/search-document.ts';
import { refreshDocuments } from './refresh-search.server.ts';
import type { SearchDocument } from './search-document.ts';
import { createSearch } from './search.server.ts';

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

test('finds a number or a letter, and never completes it', async () => {
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

test('finds a number with its dots and commas', async () => {
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
])('finds a word that punctuation joins to another: %s', async (typed) => {
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

test('finds a document by every word and number in it', async () => {
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
