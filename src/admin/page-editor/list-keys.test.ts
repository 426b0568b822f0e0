import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignKeys } from './list-keys.ts';
import { moved } from './list-field.tsx';

const start = (items: readonly unknown[]) => alignKeys({ items: [], keys: [], next: 0 }, items);

test('a moved item keeps its key, also beside equal ones', () => {
  const before = start(['a', 'b', 'c']);
  expect(alignKeys(before, ['a', 'c', 'b']).keys).toEqual([0, 2, 1]);
  expect(alignKeys(start(['a', 'a', 'b']), ['b', 'a', 'a']).keys).toEqual([2, 1, 0]);
});

test('an edited item keeps the key of its place, an added one gets a new one', () => {
  const before = start([{ text: 'a' }, { text: 'b' }]);
  expect(alignKeys(before, [{ text: 'a' }, { text: 'bc' }]).keys).toEqual([0, 1]);
  expect(alignKeys(before, [{ text: 'a' }, { text: 'b' }, { text: '' }]).keys).toEqual([0, 1, 2]);
});

test('removing one leaves the keys of the others', () => {
  expect(alignKeys(start(['a', 'b', 'c']), ['a', 'c']).keys).toEqual([0, 2]);
});

test('keys are unique after any changes', () => {
  const items = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });
  fc.assert(
    fc.property(items, fc.array(items, { maxLength: 5 }), (first, later) => {
      let kept = start(first);
      for (const next of later) {
        kept = alignKeys(kept, next);
        expect(new Set(kept.keys).size).toBe(next.length);
      }
    }),
    { seed: 17 },
  );
});

test('moving takes an item out and puts it in elsewhere', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});
