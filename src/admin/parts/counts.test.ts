import { expect, test } from 'vitest';
import { countOf, shareOf } from './counts.ts';

test.each([
  [0, 0, ''],
  [0, 7, '0%'],
  [1, 3, '33%'],
  [1, 500, 'under 1%'],
  [499, 500, 'over 99%'],
  [7, 7, '100%'],
])('%i of %i are %s', (count, whole, share) => {
  expect(shareOf(count, whole)).toBe(share);
});

test('one is one, and thousands are told apart', () => {
  expect(countOf(1, 'lead')).toBe('1 lead');
  expect(countOf(1_204, 'lead')).toBe('1,204 leads');
  expect(countOf(0, 'person', 'people')).toBe('0 people');
});
