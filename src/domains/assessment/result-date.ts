/** That of the team, as `SITE_TIME_ZONE`; imported, it would be another file to load in browsers. */
const TIME_ZONE = 'America/Chicago';

/**
 * `June 3, 2026`. The page, the shared result and the PDF name the same day: that of the team, so that a result of the evening
 * has the date of that day.
 */
export const formatResultDate = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: TIME_ZONE });
