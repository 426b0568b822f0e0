import { expect, test } from 'vitest';
import { decodeSheet, parseRouteSheet } from './route-sheet.ts';

const parse = (...lines: string[]) => parseRouteSheet(lines.join('\r\n'));

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
    ok: true,
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
  ['path,title\n/about,"Us', 'A quoted cell of this file is not closed.'],
])('refuses a file %j', (text, message) => {
  expect(parseRouteSheet(text)).toMatchObject({ ok: false, problems: [{ line: 1, message }] });
});

test('names each of 50 planted errors by line and column, and applies none', () => {
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
  if (sheet.ok) throw new Error('The file was accepted.');
  expect(sheet.problems.map(({ line, column }) => [line, column])).toEqual(planted);
  expect(planted).toHaveLength(50);
});

test.each([
  ['UTF-8', new TextEncoder().encode('path,é'), 'path,é'],
  ['UTF-16 with a mark', new Uint8Array([0xff, 0xfe, 0x61, 0, 0xe9, 0]), 'aé'],
  ['Latin-1', new Uint8Array([0x61, 0xe9, 0x62]), undefined],
  ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), undefined],
])('decodes %s', (_, bytes, text) => {
  expect(decodeSheet(bytes)?.replace('\uFEFF', '')).toBe(text);
});
