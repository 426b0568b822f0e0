import { siteTimeZone } from '#src/platform/clock/site-time-zone.ts';

/**
 * `June 3, 2026`. The page, the shared result and the PDF name the same day: that of the team, so that a result of the evening
 * has the date of that day.
 */
export const formatResultDate = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: siteTimeZone() });
