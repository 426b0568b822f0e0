import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Renames, merges or removes a tag in the posts that are left. */
export const changeTags = defineJob({
  name: 'change-tags',
  payload: z.object({ changeId: z.uuid() }),
  policy: { retryLimit: 10, retryDelay: 5, retryDelayMax: 300, expireInSeconds: 3600 },
  isInternal: true,
});
