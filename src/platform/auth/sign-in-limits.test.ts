import { expect, test } from 'vitest';
import { getSignInDelayMs, scalePoints } from './sign-in-limits.ts';

test('increases the delay by a quarter of a second per attempt, up to three seconds', () => {
  expect(
    [0, 10, 11, 12, 21, 22, 23, 1e9].map((attempts) => getSignInDelayMs(attempts, 10)),
  ).toEqual([0, 0, 250, 500, 2_750, 3_000, 3_000, 3_000]);
});

test('scales to at least one attempt', () => {
  const limit = { points: 5, duration: 60 };
  expect([0.01, 1, 100].map((scale) => scalePoints(limit, scale))).toEqual([1, 5, 500]);
});
