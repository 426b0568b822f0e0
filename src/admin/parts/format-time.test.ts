import { expect, test } from 'vitest';
import { exactAndRelative, formatTime, isoDay } from './format-time.ts';

const NOW = new Date('2026-11-21T14:05:00Z');
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

test.each([
  [-1_000, 'just now'],
  [30_000, 'in less than a minute'],
  [-MINUTE, '1 minute ago'],
  [-59.9 * MINUTE, '59 minutes ago'],
  [-60 * MINUTE, '1 hour ago'],
  [2 * 60 * MINUTE, 'in 2 hours'],
  [-DAY, 'yesterday'],
  [-30 * DAY, '30 days ago'],
  [-31 * DAY, 'Oct 21, 2026'],
])('formats %i ms from now as %s', (ms, relative) => {
  expect(formatTime(new Date(NOW.getTime() + ms), NOW).relative).toBe(relative);
});

test('formats the exact time in the site time zone, with daylight saving time', () => {
  expect(formatTime(NOW, NOW).exact).toMatch(/^Nov 21, 2026, 8:05:00\sAM CST$/);
  expect(formatTime(new Date('2026-07-01T04:30:00Z'), NOW).exact).toMatch(
    /^Jun 30, 2026, 11:30:00\sPM CDT$/,
  );
  expect(isoDay(new Date('2026-07-01T04:30:00Z'))).toBe('2026-06-30');
});

test('does not repeat the date of a time long ago', () => {
  const recent = formatTime(new Date(NOW.getTime() - 5 * MINUTE), NOW);
  expect(exactAndRelative(recent)).toBe(`${recent.exact}, 5 minutes ago`);
  const old = formatTime(new Date(NOW.getTime() - 40 * DAY), NOW);
  expect(exactAndRelative(old)).toBe(old.exact);
});
