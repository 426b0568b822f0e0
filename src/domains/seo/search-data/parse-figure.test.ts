import { expect, test } from 'vitest';
import { parseCount, parsePosition, parseRate } from './parse-search-file.ts';

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['1,234', 1234],
  ['12,345,678', 12_345_678],
])('reads the count %j', (cell, value) => {
  expect(parseCount(cell)).toEqual({ value });
});

test.each(['', '-1', '1.234', '12,34', '1 234', '1.5', '9,999,999,999', 'many', '١٢'])(
  'refuses the count %j',
  (cell) => {
    expect(parseCount(cell)).toHaveProperty('message');
  },
);

test.each([
  ['4.5%', 0.045],
  ['100%', 1],
  ['0 %', 0],
  ['0.25', 0.25],
])('reads the rate %j', (cell, value) => {
  expect(parseRate(cell)).toEqual({ value: expect.closeTo(value, 9) });
});

test.each(['4,5%', '101%', '1.5', '', '%'])('refuses the rate %j', (cell) => {
  expect(parseRate(cell)).toHaveProperty('message');
});

test('refuses a decimal comma instead of reading another number', () => {
  expect(parsePosition('12.34')).toEqual({ value: 12.34 });
  expect(parsePosition('12,34')).toEqual({
    message: expect.stringContaining('comma where a point is expected'),
  });
  for (const cell of ['1,234', '0.5', '-3', 'first', '1e9'])
    expect(parsePosition(cell), cell).toHaveProperty('message');
});
