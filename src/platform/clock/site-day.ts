import { lazyFormat } from './lazy-format.ts';

/** Time zone of the team; statistics count days in it. */
export const SITE_TIME_ZONE = 'America/Chicago';

const DAY = 24 * 3_600_000;

const isoDate = lazyFormat('en-CA', { dateStyle: 'short', timeZone: SITE_TIME_ZONE });
const offset = lazyFormat('en-US', {
  timeZone: SITE_TIME_ZONE,
  timeZoneName: 'longOffset',
});

/** The day of a moment in the site's time zone, such as `2026-11-21`. */
export const siteDay = (moment: Date): string => isoDate().format(moment);

const longDate = lazyFormat('en-US', { dateStyle: 'long', timeZone: SITE_TIME_ZONE });

/** The day of a moment in the site's time zone in words, such as `November 21, 2026`. */
export const formatSiteDay = (moment: Date): string => longDate().format(moment);

/** Adds days to a day such as `2026-11-21`; negative counts subtract. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The moment at which a day starts in the site's time zone. */
export function startOfSiteDay(day: string): Date {
  // The offset at midnight UTC may differ from that at local midnight when clocks change in between.
  const approximate = midnight(day, new Date(day));
  return midnight(day, approximate);
}

function midnight(day: string, at: Date): Date {
  const named = offset()
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value;
  return new Date(`${day}T00:00:00${named.replace('GMT', '') || 'Z'}`);
}
