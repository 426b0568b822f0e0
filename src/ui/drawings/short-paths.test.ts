import { expect, test } from 'vitest';
import { shortenPath, shortenPaths } from './short-paths.ts';

test.each([
  ['M0 1C11 1 11 10.6 22 10.6H40V16.2L0 6.6Z', 'M0 1c11 0 11 9.6 22 9.6h18v5.6l-40-9.6z'],
  ['M5 5h0M5 15H5.0M.5-.5 1.5-.5', 'M5 5h0m0 10h0m-4.5-15.5h1'],
  ['M10 10A5 5 0 0 1 15 15 5 5 0 1 0 20 20', 'M10 10a5 5 0 0 1 5 5 5 5 0 1 0 5 5'],
  ['M10 10Q20 10 20 20T30 30S40 40 50 30L50 20', 'M10 10q10 0 10 10t10 10s10 10 20 0v-10'],
  ['m1 1 2 2zm5 5l1 1', 'M1 1l2 2zm5 5l1 1'],
])('%s is written as %s', (path, short) => {
  expect(shortenPath(path, 1_000)).toBe(short);
  expect(shortenPath(short, 1_000)).toBe(short);
});

test.each(['M0 0L1e-7 1', 'M1 1a5 5 0 015 5', 'M0 0Lundefined 1'])(
  'leaves %s as it is, which it cannot read',
  (path) => expect(shortenPath(path, 2)).toBe(path),
);

test('rounds positions, so that parts of a drawing still meet', () => {
  expect(shortenPath('M0 .3h.3h.3h.3h.3', 2)).toBe('M0 .5h.5 0 .5 0');
  expect(shortenPath('M0 10.24L3.4 20.26', 2)).toBe('M0 10l3.5 10.5');
});

test('shortens only the paths of drawings, as their size allows', () => {
  const drawing = (size: number) =>
    `<svg class="a" viewBox="0 0 ${size} 40"><path fill="red" d="M0 0.3L10.4 20.3"></path></svg>`;
  const text = '<p>&lt;path d="M0 0.3L10.4 20.3"&gt;</p>';
  const short = (path: string) => `<path fill="red" d="${path}"/></svg>`;
  expect(shortenPaths(drawing(40))).toContain(short('M0 .3l10.4 20'));
  expect(shortenPaths(drawing(300))).toContain(short('M0 .5l10.5 20'));
  expect(shortenPaths(text)).toBe(text);
});
