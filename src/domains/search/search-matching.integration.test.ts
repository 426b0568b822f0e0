import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSearch } from '#tests/support/open-search.ts';

const { fill, search, paths } = openSearch();

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
