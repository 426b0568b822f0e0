import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { KIM } from '#tests/builders/actor.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createSearchData, type SearchData } from './search-data.server.ts';

const PERIOD = { from: '2026-08-01', to: '2026-10-31' };
const BY = { ...KIM, id: 'u1' };
const HEADER = 'Clicks,Impressions,CTR,Position';
const pages = (...rows: string[]) => ({
  name: 'Pages.csv',
  csv: [`Top pages,${HEADER}`, ...rows].join('\n'),
});
const QUERIES = {
  name: 'Queries.csv',
  csv: `Top queries,${HEADER}\ncrm,40,1000,4%,6\njane@example.com,1,2,50%,1`,
};
const PAGE_QUERIES = {
  name: 'api.csv',
  csv: 'page,query,clicks,impressions,position\n/services,crm,3,30,4\n/services,erp,1,10,8\n/,cadron,9,10,1',
};

let fixture: TestDatabase;
let now = new Date('2026-11-21T12:00:00Z');
let data: SearchData;
beforeAll(async () => {
  fixture = await createTestDatabase();
  const { db } = fixture.database;
  data = createSearchData({
    db,
    siteUrl: 'https://cadron.example',
    clock: () => now,
    findUnknown: async (paths) => paths.filter((path) => path !== '/' && path !== '/shared/x'),
  });
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await fixture.database.pool.query(
    'truncate seo_search_imports, seo_search_uploads, activity cascade',
  );
});

async function importFiles(...files: { name: string; csv: string }[]) {
  await data.imports.upload(files, PERIOD, BY.id);
  return data.imports.apply(BY);
}

test('an export is stored as a whole, and is shown with its period', async () => {
  await data.imports.upload(
    [pages('/,9,100,9%,2', '/old,1,50,2%,20', '/shared/x,0,1,0%,9', '/feed.xml,0,1,0%,9'), QUERIES],
    PERIOD,
    BY.id,
  );
  expect(await data.imports.plan(BY.id)).toMatchObject({ period: PERIOD, problems: [] });
  expect(await data.list()).toEqual([]);

  await data.imports.apply(BY);
  expect(await data.list()).toMatchObject([
    { ...PERIOD, kind: 'pages', rows: 4, importedByName: KIM.name },
    { ...PERIOD, kind: 'queries', rows: 2 },
  ]);
  const { counts, source, missing } = await data.pages(PERIOD);
  expect([...missing]).toEqual(['/old']);
  expect([source, counts.get('/old')]).toEqual([
    'pages',
    { clicks: 1, impressions: 50, position: 20 },
  ]);
  expect(await data.queries(PERIOD)).toMatchObject({
    total: 2,
    queries: [{ query: 'crm', clicks: 40 }, { query: '(email address)' }],
  });
  // The upload is gone, so that a second press stores nothing.
  expect(await data.imports.apply(BY)).toBeUndefined();
  const { rows } = await fixture.database.pool.query('select action, after from activity');
  expect(rows).toEqual([
    { action: 'search-data.imported', after: { Files: 'Pages.csv, Queries.csv', Rows: 6 } },
  ]);
});

test('a later file replaces that of its kind and period, and nothing else', async () => {
  await importFiles(pages('/,9,100,9%,2', '/old,1,50,2%,20'), QUERIES);
  await importFiles(pages('/,10,110,9%,2'));
  expect([...(await data.pages(PERIOD)).counts.keys()]).toEqual(['/']);
  expect((await data.queries(PERIOD)).total).toBe(2);
  expect(await data.imports.delete(PERIOD, BY)).toBe(2);
  expect([await data.list(), await data.imports.delete(PERIOD, BY)]).toEqual([[], 0]);
  const { rows } = await fixture.database.pool.query('select count(*)::int from seo_search_rows');
  expect(rows).toEqual([{ count: 0 }]);
});

test('a row with a problem is left out', async () => {
  await importFiles(pages('/,9,100,9%,2'));
  const planned = await importFiles(pages('/,1,10,10%,2', '/a,1,10,10%,"2,5"'));
  expect(planned?.problems).toMatchObject([{ line: 3, column: 'Position' }]);
  expect([...(await data.pages(PERIOD)).counts]).toMatchObject([['/', { clicks: 1 }]]);
});

test('queries of pages are summed where the export has no pages', async () => {
  await importFiles(PAGE_QUERIES);
  const { counts, source } = await data.pages(PERIOD);
  expect([source, counts.get('/services')]).toEqual([
    'queries',
    { clicks: 4, impressions: 40, position: 5 },
  ]);
  expect(await data.queries(PERIOD, '/services')).toMatchObject({
    total: 2,
    queries: [{ query: 'crm' }, { query: 'erp' }],
  });
});

test('an upload waits for its user with the period they correct, for a day', async () => {
  await data.imports.upload([pages('/,9,100,9%,2')], undefined, BY.id);
  expect((await data.imports.plan(BY.id))?.period).toBeUndefined();
  await data.imports.setPeriod(PERIOD, BY.id);
  expect((await data.imports.plan(BY.id))?.period).toEqual(PERIOD);
  expect(await data.imports.plan('someone-else')).toBeUndefined();
  now = new Date('2026-11-22T12:00:01Z');
  await data.imports.upload([QUERIES], PERIOD, 'someone-else');
  expect(await data.imports.plan(BY.id)).toBeUndefined();
});

test('10,000 rows are stored, with characters that PostgreSQL refuses replaced', async () => {
  const rows = Array.from({ length: 9_999 }, (_, index) => `/page-${index},1,10,10%,5`);
  await importFiles(pages(...rows, '/nul\0,1,10,10%,5'));
  expect((await data.pages(PERIOD)).counts.size).toBe(10_000);
});
