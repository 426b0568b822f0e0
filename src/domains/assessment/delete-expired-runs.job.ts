import { nightlyJob } from '#src/platform/jobs/job.ts';

/** Deletes expired assessment runs every night, after the deletion of leads, which makes runs eligible. */
export const deleteExpiredRuns = nightlyJob('delete-expired-runs', '37 3 * * *');
