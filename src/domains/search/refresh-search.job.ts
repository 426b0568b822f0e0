import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Brings the search up to what the site says now. Tried for some minutes: another one follows the next change anyway. */
export const refreshSearch = defineJob({
  name: 'refresh-search',
  payload: z.object({}),
  policy: { retryLimit: 5, retryDelay: 5, retryDelayMax: 120, expireInSeconds: 300 },
  isInternal: true,
});
