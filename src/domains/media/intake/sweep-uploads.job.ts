import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Every minute: adds complete uploads whose request died, and forgets old ones. */
export const sweepUploads = defineJob({
  name: 'sweep-uploads',
  payload: z.object({}),
  policy: { retryLimit: 1, retryDelay: 60, expireInSeconds: 300 },
  cron: '* * * * *',
  isInternal: true,
});
