import { expect, test } from 'vitest';
import { tooManyRequests } from './too-many-requests.ts';

test.each([
  [1, '1 second'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [3_600, '60 minutes'],
])('after %i seconds: %s', (seconds, wait) => {
  expect(tooManyRequests(seconds)).toBe(
    `Too many requests from your network. Please try again in ${wait}.`,
  );
});
