import { expect, test } from 'vitest';
import type { BodyNode } from './post-body.ts';
import { sharesOf } from './body-table.server.ts';

const rows = (...cells: string[]): BodyNode[] =>
  cells.map((text) => ({
    type: 'tableRow',
    content: [
      { type: 'tableCell', content: [{ type: 'text', text: 'A line' }] },
      { type: 'tableCell', content: [{ type: 'text', text }] },
    ],
  }));

test('reads shares from amounts that add up to the last one', () => {
  expect(sharesOf(rows('$60', '$30', '$10', '$100'))).toEqual([60, 30, 10]);
  expect(sharesOf(rows('$1,000K', '$2,000K', '$1,000K', '$4,000K'))).toEqual([25, 50, 25]);
});

test('reads percentages above a last one', () => {
  expect(sharesOf(rows('33%', '83%', '75%', '55%'))).toEqual([33, 83, 75]);
});

test.each([
  [['$60', '$30', '$10', '$99']],
  [['$60', '$30K', '$10', '$100']],
  [['$96.00', '−$38.00', '−$9.50', '$48.50']],
  [['114%', '83%', '75%', '55%']],
  [['60', 'many', '', '100']],
  [['$50', '$50', '$100']],
])('reads none from %j', (cells) => {
  expect(sharesOf(rows(...cells))).toEqual([]);
});

test('survives rows without cells', () => {
  expect(sharesOf(Array.from({ length: 5 }, () => ({ type: 'tableRow' })))).toEqual([]);
});
