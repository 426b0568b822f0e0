import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Computes every night again which document uses what. */
export const rebuildReferences = defineJob({
  name: 'rebuild-references',
  payload: z.object({}),
  policy: { retryLimit: 3, retryDelay: 300, expireInSeconds: 1800 },
  cron: '47 3 * * *',
  isInternal: true,
});
