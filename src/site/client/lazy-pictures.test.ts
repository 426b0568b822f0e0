import { expect, test } from 'vitest';
import { shouldFadeIn } from './lazy-pictures.ts';

test.each([
  ['far below', 2_000, true],
  ['51 pixels below', 851, true],
  ['50 pixels below', 850, false],
  ['at the lower edge', 790, false],
  ['in the middle', 300, false],
  ['partly above', -100, false],
  ['50 pixels above', -350, false],
  ['51 pixels above', -351, true],
])('decides whether a picture %s fades in', (_where, top, expected) => {
  const placed = { top, bottom: top + 300 };
  expect(shouldFadeIn(false, placed, 800)).toBe(expected);
  expect(shouldFadeIn(true, placed, 800)).toBe(false);
});
