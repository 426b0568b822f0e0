import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Deletes assessment runs whose time is up, every night. What it does not get done, the next night does. */
export const deleteExpiredRuns = defineJob({
  name: 'delete-expired-runs',
  payload: z.object({}),
  policy: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 3_600 },
  cron: '37 3 * * *', // after the leads that some of them belonged to
  isInternal: true,
});
