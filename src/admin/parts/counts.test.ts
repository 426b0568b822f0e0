import { expect, test } from 'vitest';
import { formatCount, formatShare } from './counts.ts';

test.each([
  [0, 0, ''],
  [0, 7, '0%'],
  [1, 3, '33%'],
  [1, 500, 'under 1%'],
  [499, 500, 'over 99%'],
  [7, 7, '100%'],
])('formats %i of %i as %s', (count, whole, share) => {
  expect(formatShare(count, whole)).toBe(share);
});

test('uses the singular for 1 and groups thousands', () => {
  expect(formatCount(1, 'lead')).toBe('1 lead');
  expect(formatCount(1_204, 'lead')).toBe('1,204 leads');
  expect(formatCount(0, 'person', 'people')).toBe('0 people');
});
