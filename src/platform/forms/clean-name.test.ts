import { expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';

test.each([
  ['  Dana Reyes ', 'Dana Reyes'],
  ['Dana\0\u202E Reyes\n', 'Dana Reyes'],
  ['half\ud83d', 'half'],
  ['123456789 1234', '123456789 12'],
  ['12345678901😀', '12345678901'],
  ['1234567890😀', '1234567890😀'],
  [' \t ', ''],
])('stores %j as %j', (typed, stored) => {
  expect(cleanName(typed, 12)).toBe(stored);
});
