import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=99-500', { first: 99, last: 99 }],
  ['bytes=-30', { first: 70, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
  [null, undefined],
])('reads %j of 100 bytes as %j', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test('has no range in an empty file', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
});
