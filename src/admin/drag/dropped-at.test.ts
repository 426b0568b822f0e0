import { expect, test } from 'vitest';
import { droppedAt } from './dropped-at.ts';

/** Moves an item as lists do: it is taken out first. */
const moved = (items: string, from: number, to: number) => {
  const rest = items.split('').toSpliced(from, 1);
  return rest.toSpliced(to, 0, items.charAt(from)).join('');
};

test.each([
  [0, 2, true, 'bcad'],
  [0, 2, false, 'bacd'],
  [3, 0, false, 'dabc'],
  [3, 0, true, 'adbc'],
  [1, 2, false, 'abcd'],
  [1, 0, true, 'abcd'],
])('item %i dropped on item %i, on its lower half: %s', (from, target, isBelow, result) => {
  expect(moved('abcd', from, droppedAt(from, target, isBelow))).toBe(result);
});
