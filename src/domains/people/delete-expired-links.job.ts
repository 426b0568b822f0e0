import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Deletes ended sessions, and closed and expired links, every night. */
export const deleteExpiredLinks = defineJob({
  name: 'delete-expired-links',
  payload: z.object({}),
  policy: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 600 },
  cron: '43 3 * * *',
  isInternal: true,
});
