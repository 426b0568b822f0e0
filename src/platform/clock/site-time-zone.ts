/** Time zone of the team: dates are shown and statistics counted in it. */
export const SITE_TIME_ZONE = 'America/Chicago';
