import { addDays, siteDay, startOfSiteDay } from '#src/platform/clock/site-day.ts';

/** Whole days in the site's time zone, first and last included. The last is today. */
export interface Period {
  days: number;
  /** `2026-11-15` */
  from: string;
  to: string;
  /** first day of the preceding period of the same length */
  before: string;
  /** start of the day `from` */
  since: Date;
}

/** The given number of days, ending today. */
export function lastDays(days: number, now: Date): Period {
  const to = siteDay(now);
  const from = addDays(to, 1 - days);
  return { days, from, to, before: addDays(from, -days), since: startOfSiteDay(from) };
}
