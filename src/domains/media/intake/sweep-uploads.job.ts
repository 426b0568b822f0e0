import { internalJob } from '#src/platform/jobs/job.ts';

/** Every minute: adds complete uploads whose request died, and forgets old ones. */
export const sweepUploads = internalJob(
  'sweep-uploads',
  { retryLimit: 1, retryDelay: 60, expireInSeconds: 300 },
  '* * * * *',
);
