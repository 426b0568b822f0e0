import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Maximum number of addresses per submission (indexnow.org). */
export const MAX_ADDRESSES = 10_000;

/**
 * Submits changed addresses to search engines. Retried for about a day: after 1 to 2 minutes, then with a doubled delay up to
 * 2 hours.
 */
export const submitAddresses = defineJob({
  name: 'submit-addresses',
  payload: z.object({ paths: z.array(z.string().startsWith('/')).min(1).max(MAX_ADDRESSES) }),
  policy: { retryLimit: 16, retryDelay: 60, retryDelayMax: 7_200, expireInSeconds: 120 },
});
