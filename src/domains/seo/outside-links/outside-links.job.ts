import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Requests links to other sites for a minute, and queues itself again until none is left. */
export const checkOutsideLinks = defineJob({
  name: 'check-outside-links',
  payload: z.object({}),
  policy: { retryLimit: 5, retryDelay: 5, retryDelayMax: 120, expireInSeconds: 900 },
});
