import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialLogos, pickChange, needsRotation, applyChange } from './logo-rotation.ts';

test('does not rotate six or fewer logos', () => {
  for (const total of [0, 1, 5, 6]) {
    expect(needsRotation(total)).toBe(false);
    expect(pickChange(initialLogos(total), total, () => 0.5)).toBeUndefined();
  }
});

test('starts with the first six logos', () => {
  expect(initialLogos(14)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(initialLogos(4)).toEqual([0, 1, 2, 3]);
});

test('never shows a logo twice and changes to one that was not shown', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
    minLength: 2,
    maxLength: 200,
  });
  fc.assert(
    fc.property(fc.integer({ min: 7, max: 100 }), chances, (total, values) => {
      let shown = initialLogos(total);
      let at = 0;
      const random = () => values[at++ % values.length]!;
      while (at < values.length) {
        const change = pickChange(shown, total, random)!;
        expect(shown).not.toContain(change.logo);
        shown = applyChange(shown, change);
        expect(new Set(shown).size).toBe(6);
        expect(shown.every((logo) => logo >= 0 && logo < total)).toBe(true);
      }
    }),
  );
});
