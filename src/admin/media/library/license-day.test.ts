import { expect, test } from 'vitest';
import { formatLicenseDay, licenseWarning } from './license-day.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

test.each([
  ['2026-11-22', /^Its license ended on November 22, 2026\. Replace the file, or/],
  ['2026-11-23', /^Its license ends on November 23, 2026\. Replace the file by then, or/],
  ['2026-12-23', /^Its license ends on December 23, 2026\./],
])('warns of a license until %s', (ends, message) => {
  expect(licenseWarning(ends, NOW)).toEqual([expect.stringMatching(message)]);
});

test.each(['2026-12-24', null])('says nothing of a license until %s', (ends) => {
  expect(licenseWarning(ends, NOW)).toEqual([]);
});

test('writes the day of the license, wherever the reader is', () => {
  expect(formatLicenseDay('2026-01-01')).toBe('January 1, 2026');
});
