import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { livePoints } from './live-points.ts';

test('a limiter follows its points without losing what it has counted', async () => {
  let points = 2;
  const limiter = livePoints(
    () => points,
    (now) => new RateLimiterMemory({ points: now, duration: 60 }),
  );
  await limiter.consume('a', 2);
  await expect(limiter.consume('a')).rejects.toMatchObject({ consumedPoints: 3 });
  points = 10;
  expect((await limiter.consume('a')).remainingPoints).toBe(6);
});
