import { addDays, siteDay, startOfSiteDay } from '#src/platform/clock/site-day.ts';

/** Whole days of the site, first and last included; the last is today, which is not over. */
export interface Period {
  days: number;
  /** `2026-11-15` */
  from: string;
  to: string;
  /** first day of the equally long period before */
  before: string;
  /** when `from` began */
  since: Date;
}

/** The last so many days, today included. */
export function lastDays(days: number, now: Date): Period {
  const to = siteDay(now);
  const from = addDays(to, 1 - days);
  return { days, from, to, before: addDays(from, -days), since: startOfSiteDay(from) };
}
