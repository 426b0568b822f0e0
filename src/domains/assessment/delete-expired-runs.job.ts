import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Deletes expired assessment runs every night. Runs that a failed job leaves behind are deleted the next night. */
export const deleteExpiredRuns = defineJob({
  name: 'delete-expired-runs',
  payload: z.object({}),
  policy: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 3_600 },
  cron: '37 3 * * *', // after the nightly deletion of leads, which makes runs eligible
  isInternal: true,
});
