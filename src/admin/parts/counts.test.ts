import { expect, test } from 'vitest';
import { countOf, shareOf } from './counts.ts';

test.each([
  [0, 0, ''],
  [0, 7, '0%'],
  [1, 3, '33%'],
  [1, 500, 'under 1%'],
  [499, 500, 'over 99%'],
  [7, 7, '100%'],
])('formats %i of %i as %s', (count, whole, share) => {
  expect(shareOf(count, whole)).toBe(share);
});

test('uses the singular for 1 and groups thousands', () => {
  expect(countOf(1, 'lead')).toBe('1 lead');
  expect(countOf(1_204, 'lead')).toBe('1,204 leads');
  expect(countOf(0, 'person', 'people')).toBe('0 people');
});
