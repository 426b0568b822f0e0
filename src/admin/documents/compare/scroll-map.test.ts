import { expect, test } from 'vitest';
import { mapPlace, pairsOf, reversed, type Spans } from './scroll-map.ts';

const spans = (...list: [string, number][]): Spans => {
  let top = 0;
  return new Map(list.map(([id, height]) => [id, { top, bottom: (top += height) }]));
};
const BEFORE = spans(['hero', 100], ['faq', 400], ['team', 100], ['end', 1000]);
const AFTER = spans(['hero', 100], ['new', 300], ['faq', 200], ['team', 100], ['end', 1000]);
const pairs = pairsOf(BEFORE, AFTER, [1500, 1600]);

test.each([
  [0, 0],
  [50, 50],
  [100, 400],
  [300, 500],
  [500, 600],
  [600, 700],
  [1500, 1600],
  [9000, 1600],
])('what is at %s in one picture is at %s in the other', (here, there) => {
  expect(mapPlace(pairs, here)).toBe(there);
});

test('maps back', () => {
  expect([0, 400, 500, 1600].map((place) => mapPlace(reversed(pairs), place))).toEqual([
    0, 100, 300, 1500,
  ]);
});

test('never jumps back because of a section that has moved', () => {
  const moved = spans(['end', 1000], ['hero', 100], ['faq', 400], ['team', 100]);
  const map = pairsOf(BEFORE, moved, [1500, 1500]);
  const places = Array.from({ length: 151 }, (_, at) => mapPlace(map, at * 10));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('pictures without a section in common, and empty ones, scroll in proportion', () => {
  expect(mapPlace(pairsOf(spans(['a', 10]), spans(['b', 10]), [100, 200]), 50)).toBe(100);
  expect(mapPlace(pairsOf(new Map(), new Map(), [0, 0]), 5)).toBe(0);
});
