import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Deletes expired leads every night. What one run does not finish, the next one does. */
export const deleteExpiredLeads = defineJob({
  name: 'delete-expired-leads',
  payload: z.object({}),
  policy: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 3_600 },
  cron: '17 3 * * *',
  isInternal: true,
});
