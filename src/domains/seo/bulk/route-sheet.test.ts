import { expect, test } from 'vitest';
import { parseRouteSheet } from './route-sheet.ts';

const parse = (...lines: string[]) => parseRouteSheet(lines.join('\r\n'), 'https://cadron.example');

test.each([
  ['commas', 'path,title,noindex', '/about,"Us, ours",yes'],
  ['semicolons, and a byte order mark', '\uFEFFpath;title;noindex', '/about;Us, ours;YES'],
  ['tabs', 'Path\tTitle\tNoindex', '/about\tUs, ours\ttrue'],
  [
    'columns in another order, and unknown ones',
    'noindex,views,title,path',
    'yes,9,"Us, ours",/about',
  ],
])('reads a file with %s', (_, header, line) => {
  expect(parse(header, line)).toMatchObject({
    problems: [],
    edits: [{ path: '/about', set: { title: 'Us, ours', noindex: true } }],
  });
});

test('leaves out what has no column, and gives back what is empty', () => {
  expect(parse('path,title,noindex', '/about,,')).toMatchObject({
    edits: [{ path: '/about', set: { title: '', noindex: null } }],
  });
});

test.each([
  ['', 'The file is empty.'],
  ['title\nUs', 'There is no column with this name.'],
  [
    'path,views\n/about,1',
    'None of the columns can be changed. They are title, description, canonical, image, noindex.',
  ],
  ['path,title,title\n/about,a,b', 'This column is there twice.'],
  ['path,title\n/about,"Us', 'A quotation mark is not closed, so the file cannot be read.'],
])('refuses a file %j', (text, message) => {
  expect(parse(text)).toMatchObject({ edits: [], problems: [{ line: 1, message }] });
});

test('names each of 50 planted errors by line and column, and keeps the other lines', () => {
  const planted: [line: number, column: string][] = [];
  const lines = Array.from({ length: 200 }, (_, at) => {
    const cells = [`/p-${at}`, 'Title', '', ''];
    if (at < 50) {
      const [index, column, wrong] = (
        [
          [0, 'path', ''],
          [1, 'title', 'x'.repeat(301)],
          [2, 'canonical', 'javascript:alert(1)'],
          [3, 'noindex', 'maybe'],
          [0, 'path', '/p-199'],
        ] as const
      )[at % 5]!;
      cells[index] = wrong;
      // The path of the last line is free: the second one with it is refused.
      if (wrong !== '/p-199' || at !== 4) planted.push([at + 2, column]);
    }
    return cells.join(',');
  });
  planted.push([201, 'path']);
  const sheet = parse('path,title,canonical,noindex', ...lines);
  expect(sheet.problems.map(({ line, column }) => [line, column])).toEqual(planted);
  expect(planted).toHaveLength(50);
  expect(sheet.edits).toHaveLength(150);
});

test.each([
  ['https://cadron.example/about/?utm_source=x', '/about'],
  ['/About/', '/About'],
  ['/caf%C3%A9', '/café'],
])('reads the path of %s', (typed, path) => {
  expect(parse('path,title', `${typed},Us`).edits).toMatchObject([{ path }]);
});

test('refuses addresses of other sites, and a path in another spelling', () => {
  const { problems } = parse('path,title', '/a,x', '/A/,y', 'https://other.example/b,z');
  expect(problems).toMatchObject([
    { line: 3, cells: ['/A/', 'y'], message: 'Line 2 has this path, too.' },
    { line: 4, column: 'path', message: expect.stringContaining('a path of this site') },
  ]);
});
