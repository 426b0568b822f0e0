import { expect, test } from 'vitest';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

test('gives every advisory lock a unique number', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
