import { expect, test } from 'vitest';
import { planSearchImport, type SearchFile } from './plan-search-import.ts';

type Options = Parameters<typeof planSearchImport>[1];
const SITE: Options = {
  siteUrl: 'https://cadron.example',
  today: '2026-11-23',
  typed: undefined,
};
const TYPED = { from: '2026-08-01', to: '2026-10-31' };

/** Files as Search Console writes them into its ZIP. */
const PAGES = {
  name: 'Pages.csv',
  csv: [
    '\uFEFFTop pages,Clicks,Impressions,CTR,Position',
    'https://cadron.example/,120,"4,000",3%,8.5',
    'https://cadron.example/services/,30,900,3.33%,12.25',
    'http://www.cadron.example/services#faq,10,100,10%,2.25',
    'https://blog.cadron.example/old,1,10,10%,40',
  ].join('\r\n'),
};
const QUERIES = {
  name: 'Queries.csv',
  csv: 'Top queries,Clicks,Impressions,CTR,Position\ncrm consultant,40,"1,000",4%,6\njane@example.com,1,2,50%,1\nbo@example.com,1,2,50%,3\n',
};
const DAYS = {
  name: 'Dates.csv',
  csv: 'Date,Clicks,Impressions,CTR,Position\n2026-10-31,5,50,10%,9\n2026-08-01,4,40,10%,9.5\n',
};
const filters = (date: string): SearchFile => ({
  name: 'Filters.csv',
  csv: `Filter,Value\nSearch type,Web\nDate,${date}\n`,
});

const plan = (files: readonly SearchFile[], more: Partial<Options> = {}) =>
  planSearchImport(files, { ...SITE, ...more });

test('reads the files of an export', () => {
  const read = plan([PAGES, QUERIES, DAYS, filters('Last 3 months')]);
  expect(read.problems).toEqual([]);
  expect(read).toMatchObject({ period: TYPED, periodSource: 'days', filters: 'Search type: Web' });
  const [pages, queries, days] = read.files;
  expect(pages).toMatchObject({ kind: 'pages', joined: 1, elsewhere: 1 });
  // http, www, the slash at the end and the fragment are one page; its position is weighted.
  expect(pages!.rows).toEqual([
    { page: '/', query: '', day: '', clicks: 120, impressions: 4_000, position: 8.5 },
    { page: '/services', query: '', day: '', clicks: 40, impressions: 1_000, position: 11.25 },
  ]);
  expect(queries).toMatchObject({ kind: 'queries', joined: 1, masked: 2 });
  expect(queries!.rows[1]).toMatchObject({ query: '(email address)', clicks: 2, position: 2 });
  expect(days).toMatchObject({ kind: 'days', joined: 0 });
});

test('reads an export of the API with pages and queries, by semicolons', () => {
  const csv = 'page;query;clicks;impressions;ctr;position\n/services;crm;3;30;0.1;4.5\n';
  const { files, problems } = plan([{ name: 'api.csv', csv }], { typed: TYPED });
  expect(problems).toEqual([]);
  expect(files[0]).toMatchObject({ kind: 'page-queries' });
  expect(files[0]!.rows).toMatchObject([{ page: '/services', query: 'crm', position: 4.5 }]);
});

test.each([
  ['2026-08-01 - 2026-10-31', TYPED],
  ['"Aug 1, 2026 – Oct 31, 2026"', TYPED],
  ['1 Aug 2026 - 31 Oct 2026', TYPED],
  ['2026-10-31', { from: '2026-10-31', to: '2026-10-31' }],
])('reads the period from the filter %s', (date, period) => {
  expect(plan([PAGES, filters(date)])).toMatchObject({ period, periodSource: 'filter' });
});

test('a typed period wins over that of the files', () => {
  const typed = { from: '2026-08-02', to: '2026-10-30' };
  expect(plan([PAGES, filters('2026-08-01 - 2026-10-31')], { typed })).toMatchObject({
    period: typed,
    problems: [],
  });
  expect(plan([DAYS], { typed }).problems).toMatchObject([
    { message: expect.stringContaining('2026-08-01, which is not in the period') },
  ]);
});

test('asks for the period if no file says it', () => {
  const { period, problems } = plan([PAGES, filters('Last 28 days')]);
  expect(period).toBeUndefined();
  expect(problems).toMatchObject([{ message: expect.stringContaining('Enter the first') }]);
});

test('names every row that cannot be read, by line and column', () => {
  const csv = [
    'Top pages,Clicks,Impressions,CTR,Position',
    'https://cadron.example/,one,10,1%,1',
    'https://cadron.example/a,1,10,"1,5%",1',
    'https://cadron.example/b,1,10,1%,"3,4"',
    'services,1,10,1%,1',
    'https://cadron.example/c,11,10,1%,1',
    ',1,10,1%,1',
    'https://cadron.example/fine,1,10,10%,1',
  ].join('\n');
  const { files, problems, canApply } = plan([{ name: 'Pages.csv', csv }], { typed: TYPED });
  expect(canApply).toBe(true);
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Clicks'],
    [3, 'CTR'],
    [4, 'Position'],
    [5, 'Top pages'],
    [6, 'Clicks'],
    [7, 'Top pages'],
  ]);
  expect(files[0]!.rows).toHaveLength(1);
});

test.each([
  ['Seite,Klicks\n/a,1', 'another language'],
  ['Top pages,Clicks\n/a,1', 'There is no column impressions and no column position.'],
  ['', 'The file is empty.'],
  ['Top pages,"Clicks\n/a,1', 'A quotation mark is not closed'],
  [`Top pages,Clicks,Impressions,Position${'\n/a,1,1,1'.repeat(50_001)}`, '50,000 rows'],
])('refuses %.20j', (csv, message) => {
  const { problems, canApply } = plan([{ name: 'x.csv', csv }], { typed: TYPED });
  expect(canApply).toBe(false);
  expect(problems[0]?.message).toContain(message);
});

test('refuses two files of a kind, and an export without figures', () => {
  expect(plan([PAGES, { ...PAGES, name: 'Pages 2.csv' }], { typed: TYPED }).problems).toMatchObject(
    [{ file: 'Pages 2.csv', message: expect.stringContaining('same columns as Pages.csv') }],
  );
  const countries = { name: 'Countries.csv', csv: 'Country,Clicks\nUSA,3' };
  expect(plan([countries])).toMatchObject({ unused: ['Countries.csv'], problems: [{}] });
});

test('reads the pages of another host as those of this site if none is on it, and says so', () => {
  const { otherHost, files } = plan([PAGES], { siteUrl: 'http://localhost:3000', typed: TYPED });
  expect([otherHost, files[0]!.rows.length]).toEqual(['cadron.example', 2]);
});
