import { expect, test } from 'vitest';
import { addDays, siteDay, startOfSiteDay } from './site-day.ts';

test.each([
  ['2026-11-21T05:59:59Z', '2026-11-20'],
  ['2026-11-21T06:00:00Z', '2026-11-21'],
  ['2026-07-04T04:59:59Z', '2026-07-03'],
  ['2026-07-04T05:00:00Z', '2026-07-04'],
])('%s is on %s', (moment, day) => {
  expect(siteDay(new Date(moment))).toBe(day);
});

// In 2026, clocks change on March 8 and November 1 at two in the morning.
test.each([
  ['2026-03-08', '2026-03-08T06:00:00.000Z'],
  ['2026-03-09', '2026-03-09T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T05:00:00.000Z'],
  ['2026-11-02', '2026-11-02T06:00:00.000Z'],
])('%s starts at %s', (day, moment) => {
  expect(startOfSiteDay(day).toISOString()).toBe(moment);
});

test('adds days across months and a day of 23 hours', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
