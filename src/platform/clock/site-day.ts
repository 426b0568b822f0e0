import { siteFormat, siteTimeZone } from './site-time-zone.ts';

const DAY = 24 * 3_600_000;

const isoDate = siteFormat({ dateStyle: 'short' }, 'en-CA');

/** The day of a moment in the site's time zone, such as `2026-11-21`. */
export const siteDay = (moment: Date): string => isoDate().format(moment);

const longDate = siteFormat({ dateStyle: 'long' });

/** The day of a moment in the site's time zone in words, such as `November 21, 2026`. */
export const formatSiteDay = (moment: Date): string => longDate().format(moment);

/** Adds days to a day such as `2026-11-21`; negative counts subtract. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The moment at which a day starts in the site's time zone. */
export const startOfSiteDay = (day: string): Date => fromLocalTime(`${day}T00:00`)!;

/** A moment as local time to the minute, such as `2026-11-22T15:05`. */
export const toLocalTime = (at: Date, timeZone = siteTimeZone()): string =>
  at
    .toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .replace(' ', 'T');

/**
 * The moment of a local time such as `2026-11-22T15:05`. Of a time that clocks show twice, the first; a time that they skip moves
 * forward by what they skip.
 * @returns undefined for what is no time
 */
export function fromLocalTime(local: string, timeZone = siteTimeZone()): Date | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // No zone changes its clocks twice within two days.
  const moments = [asUtc - DAY, asUtc + DAY].map((near) => {
    const offset = Date.parse(`${toLocalTime(new Date(near), timeZone)}Z`) - near + (near % 60_000);
    return new Date(asUtc - offset);
  });
  const isShown = (at: Date) => toLocalTime(at, timeZone) === toLocalTime(new Date(asUtc), 'UTC');
  return moments.find(isShown) ?? moments[0];
}

/**
 * The day of a date that readers see. A day that was chosen is stored as midnight UTC; any other moment counts in the site's time zone.
 */
export const publicDay = (date: Date): string =>
  date.getTime() % DAY === 0 ? date.toISOString().slice(0, 10) : siteDay(date);
