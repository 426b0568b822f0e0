import { lazyFormat } from './lazy-format.ts';

/** Time zone of the team; statistics count days in it. What is scheduled keeps its moment when it changes. */
export const SITE_TIME_ZONE = 'America/Chicago';

const DAY = 24 * 3_600_000;

const isoDate = lazyFormat('en-CA', { dateStyle: 'short', timeZone: SITE_TIME_ZONE });

/** The day of a moment in the site's time zone, such as `2026-11-21`. */
export const siteDay = (moment: Date): string => isoDate().format(moment);

const longDate = lazyFormat('en-US', { dateStyle: 'long', timeZone: SITE_TIME_ZONE });

/** The day of a moment in the site's time zone in words, such as `November 21, 2026`. */
export const formatSiteDay = (moment: Date): string => longDate().format(moment);

/** Adds days to a day such as `2026-11-21`; negative counts subtract. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The moment at which a day starts in the site's time zone. */
export const startOfSiteDay = (day: string): Date => fromLocalTime(`${day}T00:00`)!;

/** A moment as local time to the minute, such as `2026-11-22T15:05`. */
export const toLocalTime = (at: Date, timeZone: string = SITE_TIME_ZONE): string =>
  at
    .toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .replace(' ', 'T');

/**
 * The moment of a local time such as `2026-11-22T15:05`. Of a time that clocks show twice, the first; a time that they skip moves
 * forward by what they skip.
 * @returns undefined for what is no time
 */
export function fromLocalTime(local: string, timeZone: string = SITE_TIME_ZONE): Date | undefined {
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
