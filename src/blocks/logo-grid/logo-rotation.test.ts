import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstShown, nextChange, rotates, withChange } from './logo-rotation.ts';

test('six or fewer logos do not rotate', () => {
  for (const total of [0, 1, 5, 6]) {
    expect(rotates(total)).toBe(false);
    expect(nextChange(firstShown(total), total, () => 0.5)).toBeUndefined();
  }
});

test('the first state is the first six', () => {
  expect(firstShown(14)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(firstShown(4)).toEqual([0, 1, 2, 3]);
});

test('no logo is ever shown twice, and each change brings one that was not shown', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
    minLength: 2,
    maxLength: 200,
  });
  fc.assert(
    fc.property(fc.integer({ min: 7, max: 100 }), chances, (total, values) => {
      let shown = firstShown(total);
      let at = 0;
      const random = () => values[at++ % values.length]!;
      while (at < values.length) {
        const change = nextChange(shown, total, random)!;
        expect(shown).not.toContain(change.logo);
        shown = withChange(shown, change);
        expect(new Set(shown).size).toBe(6);
        expect(shown.every((logo) => logo >= 0 && logo < total)).toBe(true);
      }
    }),
  );
});
