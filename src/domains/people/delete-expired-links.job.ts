import { nightlyJob } from '#src/platform/jobs/job.ts';

/** Deletes ended sessions, and closed and expired links, every night. */
export const deleteExpiredLinks = nightlyJob('delete-expired-links', '43 3 * * *');
