import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { csvLine } from '#src/platform/csv/csv.ts';
import { decodeCsv } from '#src/platform/csv/parse-csv.ts';
import { planImport } from './plan-import.ts';
import { csvTable } from '#src/platform/csv/csv.ts';
import { REDIRECT_COLUMNS, redirectCsvTemplate } from './redirect-csv.ts';
import type { Redirect } from './redirect.ts';

const SITE = 'https://cadron.example';
const CONTENT = new Map([
  ['/about', '/About'],
  ['/services', '/services'],
]);
const exact = (from: string, to: string): Redirect => ({
  from,
  to,
  toPath: to,
  status: 301,
  carriesRest: false,
});
const plan = (csv: string, stored: readonly Redirect[] = []) =>
  planImport(csv, stored, SITE, CONTENT);

test('says what a file adds, changes, keeps and collapses', async () => {
  const stored = [exact('/kept', '/services'), exact('/old', '/x'), exact('/first', '/new')];
  const { planned, collapsed, problems } = await plan(
    'Old URL;New URL;Type\r\n/kept;/services;301\r\n/old;/ABOUT;302\r\n/new;/services;\r\n/z;/new;\r\n',
    stored,
  );
  expect(problems).toEqual([]);
  expect(
    planned.map(({ line, outcome, isCollapsed, redirect: { from, to, status } }) => [
      line,
      outcome,
      isCollapsed,
      `${status} ${from} ${to}`,
    ]),
  ).toEqual([
    [2, 'unchanged', false, '301 /kept /services'],
    [3, 'changed', false, '302 /old /About'],
    [4, 'added', false, '301 /new /services'],
    [5, 'added', true, '301 /z /services'],
  ]);
  expect(collapsed).toMatchObject([{ before: { to: '/new' }, redirect: { to: '/services' } }]);
});

test.each([
  ['', 1, undefined, 'The file is empty.'],
  ['a,b\n1,2', 1, undefined, 'needs the names of the columns'],
  ['from,to\n', 1, undefined, 'no redirects'],
  ['from,to\n"/a,/b', 1, undefined, 'quotation mark'],
  ['from,to\n/a,/b\n\n/admin,/b', 4, 'from', '/admin is used by the site itself'],
  ['from,to\n/about,/b', 2, 'from', '/about has a page'],
  ['from,to\n"/a\nb",/b\n/c,ftp://x', 4, 'to', 'Enter a path'],
  ['from,to,status\n/a,/b,307', 2, 'status', '“307” is not 301, 302, or 410.'],
  ['from,to,status\n/a,/b,410', 2, 'to', 'Leave the target empty'],
  ['from,to,kind\n/a,/b,regex', 2, 'kind', '“regex” is not exact'],
  ['from,to,rest\n/a/*,/b,perhaps', 2, 'rest', 'neither keep nor drop'],
  ['from,to\n/a,/b\n/A/,/c', 3, 'from', '/a is in line 2 too.'],
  ['from,to\n/a,/b\n/b,/a', 3, 'to', '/a redirects back to /b.'],
  ['from,to\n/ai-quotient/*,/b', 2, 'from', 'is below /ai-quotient and is used by the site'],
])('names line and column of the problem in %j', async (csv, line, column, message) => {
  const { problems } = await plan(csv);
  const { cells: _typed, ...problem } = problems.at(-1)!;
  expect(problem).toEqual({
    line,
    ...(column && { column }),
    message: expect.stringContaining(message),
  });
});

test('names all of 50 problems in 10,000 rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, n) =>
    csvLine([`/old-${n}`, n % 200 === 7 ? 'nowhere' : `/new-${n}`]),
  );
  const { problems, planned } = await plan(csvLine(['from', 'to']) + rows.join(''));
  expect(problems.map(({ line }) => line)).toEqual(
    Array.from({ length: 50 }, (_, n) => n * 200 + 9),
  );
  expect(planned).toHaveLength(9_950);
});

test('an export that is imported again changes nothing', async () => {
  const stored: Redirect[] = [
    exact('/old café', '/services'),
    { ...exact('/gone', ''), toPath: null, status: 410 },
    { ...exact('/p/', '/services'), carriesRest: true, status: 302 },
    { ...exact('/q/', '/services?x=1'), toPath: '/services' },
    { ...exact('/else', 'https://other.example/?a=1#b'), toPath: null },
  ];
  const { header, line } = csvTable(REDIRECT_COLUMNS);
  const csv = header + stored.map(line).join('');
  const { planned, problems } = await plan(csv, stored);
  expect(problems).toEqual([]);
  expect(planned.map(({ outcome }) => outcome)).toEqual(stored.map(() => 'unchanged'));
});

test('the template is a file without problems', async () => {
  expect((await plan(redirectCsvTemplate())).problems).toEqual([]);
});

const readCase = (name: string) => {
  const bytes = readFileSync(`tests/cases/27-spreadsheet-csv/${name}`);
  return plan(decodeCsv(bytes) ?? '');
};
const AS_TYPED = ['301 /old-a', '302 /old-ü', '301 /old,comma', '301 /old-quote"s'];

test.each([
  ['sep-line.csv', AS_TYPED],
  ['bom-semicolon.csv', AS_TYPED],
  ['quoted-bom-first.csv', ['301 /old-a']],
  ['quoted-newline.csv', ['301 /old-a', '301 /old-b']],
])('reads the redirects of the spreadsheet %s', async (name, expected) => {
  const { planned, problems } = await readCase(name);
  expect(problems).toEqual([]);
  expect(planned.map(({ redirect: { status, from } }) => `${status} ${from}`)).toEqual(expected);
});

test('names the conflict of each line, and plans the good ones', async () => {
  const { planned, problems } = await readCase('conflicts.csv');
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [3, expect.stringContaining('/loop-a redirects back')],
    [4, 'This path would redirect to itself.'],
    [6, '/twice is in line 5 too.'],
    [10, '/ is used by the site itself.'],
    [11, '/admin/login is used by the site itself.'],
    [13, 'Enter the path that visitors request.'],
    [14, 'Enter the target of the redirect.'],
    [15, expect.stringContaining('Enter a path that starts with one slash')],
    [16, expect.stringContaining('Enter a path that starts with one slash')],
  ]);
  expect(planned.map(({ redirect: { from, to } }) => [from, to])).toEqual([
    ['/loop-a', '/loop-b'],
    ['/twice', '/About'],
    ['/chain-1', '/About'],
    ['/chain-2', '/About'],
    ['/chain-3', '/About'],
    ['/insights', '/About'],
  ]);
});
