import { expect, test } from 'vitest';
import { formatSiteTime, fromSiteInput, toSiteInput } from './site-time.ts';

test.each([
  ['2026-11-23T09:00', '2026-11-23T15:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T14:00:00.000Z'],
  // Clocks change at 2 a.m. on March 8 and November 1.
  ['2026-03-08T01:59', '2026-03-08T07:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T08:00:00.000Z'],
  ['2026-11-01T03:00', '2026-11-01T09:00:00.000Z'],
])('%s in Arkansas is %s', (local, utc) => {
  expect(fromSiteInput(local)?.toISOString()).toBe(utc);
  expect(toSiteInput(new Date(utc))).toBe(local);
});

test('formats with the time zone, and parses nothing from nothing', () => {
  expect(formatSiteTime(new Date('2026-11-22T21:05:00Z'))).toBe('Nov 22, 2026, 3:05 PM CST');
  expect(fromSiteInput('')).toBeUndefined();
});
