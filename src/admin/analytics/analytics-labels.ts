import { formatNumber } from '#src/admin/parts/counts.ts';
import type { Rating, VitalName } from '#src/domains/analytics/web-vitals.ts';

/** Describes the change from `before` to `now`. Empty when both are 0, because there is nothing to compare. */
export function formatChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? '' : 'none before';
  const change = Math.round((now / before - 1) * 100);
  if (change === 0) return 'about the same';
  // "12 times as many" is easier to read than "up 1,100%".
  if (change >= 900) return `${formatNumber(Math.round(now / before))} times as many`;
  return change > 0 ? `up ${change}%` : `down ${-change}%`;
}

/** Formats a conversion rate, with one decimal below 10%: `3.2%`. Empty when `whole` is 0 or less than `count`. */
export function formatRate(count: number, whole: number): string {
  if (whole === 0 || count > whole) return '';
  const rate = (count / whole) * 100;
  if (count > 0 && rate < 0.1) return '<0.1%';
  return `${rate.toLocaleString('en-US', { maximumFractionDigits: rate < 10 ? 1 : 0 })}%`;
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const monthDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Formats a day such as `2026-11-21` as `Sat` and `Nov 21`. */
export function dayLabels(day: string): { weekday: string; date: string } {
  const date = new Date(day);
  return { weekday: weekday.format(date), date: monthDay.format(date) };
}

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

export const RATING_NAMES: Readonly<Record<Rating, string>> = {
  good: 'Good',
  'needs-improvement': 'Needs improvement',
  poor: 'Poor',
};

/** The meaning of each vital, in plain language. */
export const VITAL_MEANINGS: Readonly<Record<VitalName, string>> = {
  LCP: 'Main content appears',
  INP: 'Response to a click',
  CLS: 'Unexpected layout shift',
  FCP: 'First content appears',
  TTFB: 'First response from the server',
  FID: 'Delay after the first click',
};

/** `820 ms`, `2.46 s`; CLS `0.104`. */
export function vitalValue(name: VitalName, value: number): string {
  if (name === 'CLS') return value.toFixed(3);
  const milliseconds = Math.round(value);
  return milliseconds < 1_000 ? `${milliseconds} ms` : `${(value / 1_000).toFixed(2)} s`;
}

/** Formats a threshold, without trailing zeros: `2.5 s`, `0.1`. */
export function vitalLimit(name: VitalName, value: number): string {
  if (name === 'CLS') return String(value);
  return value < 1_000 ? `${value} ms` : `${value / 1_000} s`;
}
