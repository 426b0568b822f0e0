import { expect, test } from 'vitest';
import {
  type AttemptCount,
  countAttempt,
  forgiveAttempt,
  secondsToWait,
} from './sign-in-throttle.ts';

const START = new Date('2026-03-02T09:00:00Z');
const minutesLater = (minutes: number, from = START) => new Date(from.getTime() + minutes * 60_000);

/** Counts attempts, each made as soon as the wait of the one before is over. */
function waitsOf(attempts: number): number[] {
  let count: AttemptCount | undefined;
  let now = START;
  return Array.from({ length: attempts }, () => {
    count = countAttempt(count, now, 5);
    const wait = secondsToWait(count, now);
    now = new Date(now.getTime() + wait * 1000);
    return wait / 60;
  });
}

test('four attempts are free; from the fifth on the wait doubles, up to 15 minutes', () => {
  expect(waitsOf(11)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15]);
});

test('a quarter of an hour after the last attempt everything is forgotten', () => {
  let count = countAttempt(undefined, START, 5);
  for (let i = 0; i < 3; i++) count = countAttempt(count, START, 5);
  expect(countAttempt(count, minutesLater(14), 5)).toMatchObject({ attempts: 5 });
  expect(countAttempt(count, minutesLater(15), 5)).toMatchObject({
    attempts: 1,
    blockedUntil: null,
  });
});

test('a long wait is not forgotten the moment it ends', () => {
  const count = { attempts: 9, lastAttemptAt: START, blockedUntil: minutesLater(15) };
  expect(countAttempt(count, minutesLater(16), 5).attempts).toBe(10);
  expect(countAttempt(count, minutesLater(30), 5).attempts).toBe(1);
});

test('a forgiven attempt takes its wait with it', () => {
  const count = { attempts: 5, lastAttemptAt: START, blockedUntil: minutesLater(1) };
  expect(forgiveAttempt(count, 5)).toMatchObject({ attempts: 4, blockedUntil: null });
  expect(forgiveAttempt({ ...count, attempts: 7 }, 5).blockedUntil).toEqual(minutesLater(1));
});
