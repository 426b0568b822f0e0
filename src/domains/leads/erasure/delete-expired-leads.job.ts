import { nightlyJob } from '#src/platform/jobs/job.ts';

/** Deletes expired leads every night. What one run does not finish, the next one does. */
export const deleteExpiredLeads = nightlyJob('delete-expired-leads', '17 3 * * *');
