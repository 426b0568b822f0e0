/** Where everybody works who reads our figures; a day of the site begins and ends there. */
export const SITE_TIME_ZONE = 'America/Chicago';

const DAY = 24 * 3_600_000;

const isoDate = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: SITE_TIME_ZONE });
const offset = new Intl.DateTimeFormat('en-US', {
  timeZone: SITE_TIME_ZONE,
  timeZoneName: 'longOffset',
});

/** The day of the site on which a moment falls, `2026-11-21`. */
export const siteDay = (moment: Date): string => isoDate.format(moment);

/** The day so many days later, or earlier when negative; days as `2026-11-21`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The moment at which a day of the site begins. */
export function startOfSiteDay(day: string): Date {
  // The offset at midnight in UTC may not be that of midnight there: clocks may change in between.
  const near = midnight(day, new Date(day));
  return midnight(day, near);
}

function midnight(day: string, at: Date): Date {
  const named = offset.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
  return new Date(`${day}T00:00:00${named.replace('GMT', '') || 'Z'}`);
}
