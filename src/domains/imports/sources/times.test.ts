import { expect, test } from 'vitest';
import { timeOf, unknownZoneOf } from './times.ts';

const noon = (day: string) => ({ instant: `${day}T12:00:00.000Z` });

test.each([
  ['2024-01-05', { day: '2024-01-05' }],
  ['2024/1/5', { day: '2024-01-05' }],
  ['05.01.2024', { day: '2024-01-05' }],
  ['1/5/2024', { day: '2024-01-05' }],
  ['January 5, 2024', { day: '2024-01-05' }],
  ['5 Jan 2024', { day: '2024-01-05' }],
  ['2024-01-05 12:00:00', { local: '2024-01-05T12:00:00' }],
  ['Jan 5, 2024 12:00 PM', { local: '2024-01-05T12:00:00' }],
  ['1/5/2024 12:15 AM', { local: '2024-01-05T00:15:00' }],
  ['2024-01-05T12:00:00Z', noon('2024-01-05')],
  ['2024-01-05T12:00:00.000Z', noon('2024-01-05')],
  ['2024-01-05T13:00:00+0100', noon('2024-01-05')],
  ['2024-01-05 08:30:00 -03:30', noon('2024-01-05')],
  ['2024-01-05 07:00:00 EST', noon('2024-01-05')],
  ['2024-07-05 14:00 CEST', noon('2024-07-05')],
  ['05.01.2024, 1:00 pm GMT+1', noon('2024-01-05')],
  ['Fri, 05 Jan 2024 12:00:00 +0000', noon('2024-01-05')],
  ['1704456000000', noon('2024-01-05')],
  [1_704_456_000_000, noon('2024-01-05')],
  ['1704456000', noon('2024-01-05')],
])('reads %j', (written, time) => {
  expect(timeOf(written)).toEqual(time);
});

test.each([
  '',
  'soon',
  'Monday',
  '0000-00-00 00:00:00',
  '2023-02-29',
  '31.04.2024',
  '13/13/2024',
  '2024-01-05 25:00:00',
  'Mon, 30 Nov -0001 00:00:00 +0000',
  '99999999999999',
  '2024-01-05 and more',
  'May the 4th',
  Number.NaN,
  undefined,
  null,
  {},
])('%j is no time', (written) => {
  expect(timeOf(written)).toBeUndefined();
});

test('a table may put days first, and name the zone in its head', () => {
  expect(timeOf('5/1/2024', { isDayFirst: true })).toEqual({ day: '2024-01-05' });
  expect(timeOf('2024-01-05 12:00', { zone: 'UTC' })).toEqual(noon('2024-01-05'));
});

test('a time in a zone of unknown name has none, and the name can be said', () => {
  expect(timeOf('2024-01-05 12:00 IST')).toEqual({ local: '2024-01-05T12:00:00' });
  expect(unknownZoneOf('2024-01-05 12:00 IST')).toBe('IST');
  expect(['2024-01-05 12:00 EST', '1/5/2024 12:00 PM', '2024-01-05'].map(unknownZoneOf)).toEqual(
    Array(3).fill(undefined),
  );
});
