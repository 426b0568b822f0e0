import { afterEach, expect, test } from 'vitest';
import { fromLocalTime, siteDay, startOfSiteDay } from './site-day.ts';
import {
  setSiteTimeZone,
  siteTimeZone,
  zoneOfDocument,
  genericZoneName,
} from './site-time-zone.ts';

afterEach(() => setSiteTimeZone(''));

const EVENING = new Date('2026-11-22T23:30:00Z');

test('days and local times follow the zone of the team, also after it changed', () => {
  expect(siteDay(EVENING)).toBe('2026-11-22');
  setSiteTimeZone('Europe/Berlin');
  expect(siteDay(EVENING)).toBe('2026-11-23');
  expect(startOfSiteDay('2026-11-23')).toEqual(new Date('2026-11-22T23:00:00Z'));
  expect(fromLocalTime('2026-07-01T09:00')).toEqual(new Date('2026-07-01T07:00:00Z'));
  expect(genericZoneName()).toBe('Central European Time');
});

test('a zone that the engine does not know is the default', () => {
  setSiteTimeZone('Middle/Earth');
  expect([siteTimeZone(), zoneOfDocument()]).toEqual(['America/Chicago', undefined]);
});

test('an empty zone is the default, which documents do not name', () => {
  expect([siteTimeZone(), zoneOfDocument()]).toEqual(['America/Chicago', undefined]);
  expect(genericZoneName()).toBe('Central Time');
  setSiteTimeZone('Asia/Tokyo');
  expect(zoneOfDocument()).toBe('Asia/Tokyo');
});
