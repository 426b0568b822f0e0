import { expect, test } from 'vitest';
import { fillIn } from '#src/blocks/fill-in.ts';
import { leakOf } from './leak.ts';

const RATE = { quick: { hours: 3, met: 37 }, slow: { hours: 26, met: 29 } };
const EXAMPLE = { leads: 120, hours: 26, orders: 3, value: 4000 };

test('counts the meetings lost, and what their orders are worth', () => {
  // 8 of 100 leads, 120 leads: 9.6 meetings; 3 of 10 order for $4,000.
  const leak = leakOf(RATE, EXAMPLE);
  expect(leak).toMatchObject({ missed: '9.6', total: '$11,520', kept: '$41,760' });
  expect(leak.strands).toHaveLength(8);
  expect(leak.strands.at(-1)).toEqual({ share: 1, worth: '$1,440', hour: 26 });
});

test.each([
  [0, '$0', 0],
  [3, '$0', 0],
  [14.5, '$5,760', 4],
  [26, '$11,520', 8],
  [48, '$11,520', 8],
])('spreads the loss evenly over what was measured: %d hours', (hours, total, strands) => {
  const leak = leakOf(RATE, { ...EXAMPLE, hours });
  expect(leak.total).toBe(total);
  expect(leak.strands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(strands, 10);
});

test('lets a part of a strand leave', () => {
  const [first, second, third] = leakOf(RATE, { ...EXAMPLE, hours: 7.3125 }).strands;
  expect([first!.share, second!.share, third!.share]).toEqual([1, 0.5, 0]);
  expect(second!.worth).toBe('$720');
});

test('fills in texts by name', () => {
  expect(fillIn('{total} of {other}', { total: '$1' })).toBe('$1 of {other}');
});
