import { expect, test } from 'vitest';
import { amountsOf } from './metric-amounts.ts';

test.each([
  ['3 days', '1 day', { before: 3, after: 1 }],
  ['$1,200', '$300.50', { before: 1200, after: 300.5 }],
  ['100 leads', '1 lead', { before: 100, after: 1 }],
])('compares %s with %s', (before, after, amounts) => {
  expect(amountsOf(before, after)).toEqual(amounts);
});

test.each([
  ['64 days', '28 hours'],
  ['0 days', '3 days'],
  ['101 leads', '1 lead'],
  ['9 to 5', '8 to 4'],
])('does not draw %s beside %s', (before, after) => {
  expect(amountsOf(before, after)).toBeUndefined();
});
