import { lazily } from '#src/platform/clock/lazy-format.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { siteFormat } from '#src/platform/clock/site-time-zone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const exactTime = siteFormat({
  dateStyle: 'medium',
  timeStyle: 'long',
});
const dateOnly = siteFormat({
  dateStyle: 'medium',
});
const timeOfDay = siteFormat({
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const relative = lazily(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));

/** A formatted time. Created on the server, so that the server and the browser render the same text. */
export type FormattedTime = ReturnType<typeof formatTime>;

export function formatTime(date: Date, now: Date) {
  return {
    iso: date.toISOString(),
    /** `Nov 21, 2026, 8:05:00 AM CST` */
    exact: exactTime().format(date),
    /** `5 minutes ago`, `in 2 hours`; a date when it is more than 30 days away */
    relative: formatRelative(date, now),
  };
}

function formatRelative(date: Date, now: Date): string {
  const ms = date.getTime() - now.getTime();
  const length = Math.abs(ms);
  if (length < MINUTE) return ms > 0 ? 'in less than a minute' : 'just now';
  if (length < HOUR) return relative().format(Math.trunc(ms / MINUTE), 'minute');
  if (length < DAY) return relative().format(Math.trunc(ms / HOUR), 'hour');
  if (length <= 30 * DAY) return relative().format(Math.trunc(ms / DAY), 'day');
  return dateOnly().format(date);
}

/** `Nov 21, 2026, 8:05:00 AM CST, 5 minutes ago`; without the relative part when that only repeats the date */
export const exactAndRelative = ({ exact, relative: ago }: FormattedTime): string =>
  exact.startsWith(ago) ? exact : `${exact}, ${ago}`;

/** `Nov 21, 2026` */
export const formatDay = (date: Date): string => dateOnly().format(date);

/** `8:05 AM CST` */
export const formatTimeOfDay = (date: Date): string => timeOfDay().format(date);

/** `2026-11-21` in the site time zone, for file names. */
export const isoDay = siteDay;
