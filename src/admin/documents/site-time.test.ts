import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from '#src/platform/clock/site-day.ts';
import { formatSiteTime } from './site-time.ts';

test.each([
  ['2026-11-23T09:00', '2026-11-23T15:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T14:00:00.000Z'],
  // Clocks change at 2 a.m. on March 8 and November 1.
  ['2026-03-08T01:59', '2026-03-08T07:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T08:00:00.000Z'],
  ['2026-11-01T01:30', '2026-11-01T06:30:00.000Z'],
  ['2026-11-01T03:00', '2026-11-01T09:00:00.000Z'],
])('%s in Arkansas is %s', (local, utc) => {
  expect(fromLocalTime(local)?.toISOString()).toBe(utc);
  expect(toLocalTime(new Date(utc))).toBe(local);
});

test('formats with the time zone, and parses nothing from nothing', () => {
  expect(formatSiteTime(new Date('2026-11-22T21:05:00Z'))).toBe('Nov 22, 2026, 3:05 PM CST');
  expect(fromLocalTime('')).toBeUndefined();
});

test.each([
  ['America/Chicago', '2026-03-08T02:30', '2026-03-08T08:30:00.000Z'],
  ['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
  ['Pacific/Auckland', '2027-09-26T02:30', '2027-09-25T14:30:00.000Z'],
])('moves a time that clocks skip in %s forward', (zone, local, utc) => {
  expect(fromLocalTime(local, zone)?.toISOString()).toBe(utc);
  expect(toLocalTime(new Date(utc), zone).slice(11)).toBe('03:30');
});

const CASES = JSON.parse(
  readFileSync('tests/cases/37-scheduling-and-dst/cases.json', 'utf8'),
) as Record<string, string>[];
const withMoment = CASES.flatMap((each) => {
  const [moment] = /\d{4}-\d\d-\d\dT[\d:]+Z/.exec(each['stored (UTC)'] ?? '') ?? [];
  const { typed = '', 'site zone': zone = '' } = each;
  return moment ? [[typed, zone, moment] as const] : [];
});

test.each(withMoment)('%s in %s is %s, whatever the zone of the browser', (typed, zone, moment) => {
  expect(fromLocalTime(typed.replace(' ', 'T'), zone)).toEqual(new Date(moment));
});

test('a day picked in the evening is that day in the zone of the site', () => {
  const zone = 'America/Los_Angeles';
  expect(toLocalTime(fromLocalTime('2026-11-20T20:00', zone)!, zone)).toBe('2026-11-20T20:00');
});
