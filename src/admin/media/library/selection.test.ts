import { expect, test } from 'vitest';
import { addAll, keyTarget, NOTHING_SELECTED, rangeOf, removeAll, toggleOne } from './selection.ts';

const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted();

test('a range reaches from the file that was selected alone, in both directions', () => {
  const one = toggleOne(NOTHING_SELECTED, 'e', 4);
  expect(rangeOf(one, 6)).toEqual({ from: 4, count: 3 });
  const grown = addAll(one, ['e', 'f', 'g']);
  expect(rangeOf(grown, 2)).toEqual({ from: 2, count: 3 });
  expect(idsOf(grown)).toEqual(['e', 'f', 'g']);
  expect(idsOf(toggleOne(grown, 'f', 5))).toEqual(['e', 'g']);
  expect(idsOf(removeAll(grown, ['e', 'x']))).toEqual(['f', 'g']);
});

// 10 files in rows of 4: the last row has 2.
test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 2, 2],
  ['ArrowUp', 9, 5],
  ['Home', 6, 4],
  ['End', 4, 7],
  ['End', 8, 9],
  ['PageDown', 1, 9],
  ['PageUp', 9, 1],
  ['Enter', 1, undefined],
])('%s leads from %i to %s', (key, at, to) =>
  expect(keyTarget(key, false, at, { columns: 4, total: 10, page: 2 })).toBe(to),
);

test('with Control, Home and End lead to the ends; a list has no columns', () => {
  const list = { columns: 1, total: 10, page: 5 };
  expect(keyTarget('End', true, 1, { columns: 4, total: 10, page: 2 })).toBe(9);
  expect(keyTarget('Home', true, 6, { columns: 4, total: 10, page: 2 })).toBe(0);
  expect(keyTarget('End', false, 2, list)).toBe(9);
  expect(keyTarget('ArrowRight', false, 2, list)).toBeUndefined();
});
