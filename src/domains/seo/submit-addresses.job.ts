import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** What the protocol takes in one submission. */
export const MAX_ADDRESSES = 10_000;

/**
 * Tells search engines of changed addresses. Tried for about a day: after 1 to 2 minutes, then twice as long each time up to
 * 2 hours. After that it is no news any more.
 */
export const submitAddresses = defineJob({
  name: 'submit-addresses',
  payload: z.object({ paths: z.array(z.string().startsWith('/')).min(1).max(MAX_ADDRESSES) }),
  policy: { retryLimit: 16, retryDelay: 60, retryDelayMax: 7_200, expireInSeconds: 120 },
});
