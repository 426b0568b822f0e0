import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Deletes leads whose time is up, every night. What it does not get done, the next night does. */
export const deleteExpiredLeads = defineJob({
  name: 'delete-expired-leads',
  payload: z.object({}),
  policy: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 3_600 },
  cron: '17 3 * * *',
  isInternal: true,
});
