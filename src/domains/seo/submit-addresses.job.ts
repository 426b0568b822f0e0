import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Maximum number of addresses per submission (indexnow.org). */
export const MAX_ADDRESSES = 10_000;

const paths = z.array(z.string().startsWith('/')).max(MAX_ADDRESSES);

export interface Submitted {
  paths: string[];
  /** those of them to submit although they are hidden: search engines may still list them */
  hidden?: string[] | undefined;
  /** how often search engines asked to wait */
  waits?: number | undefined;
}

/**
 * Submits changed addresses to search engines. Retried for about a day: after 1 to 2 minutes, then with a doubled delay up to
 * 2 hours.
 */
export const submitAddresses = defineJob<Submitted>({
  name: 'submit-addresses',
  payload: z.object({
    paths: paths.min(1),
    hidden: paths.optional(),
    waits: z.number().int().optional(),
  }),
  policy: { retryLimit: 16, retryDelay: 60, retryDelayMax: 7_200, expireInSeconds: 120 },
});
