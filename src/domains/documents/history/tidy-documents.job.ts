import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Thins out checkpoints, empties the trash and deletes dead preview links every night. */
export const tidyDocuments = defineJob({
  name: 'tidy-documents',
  payload: z.object({}),
  policy: { retryLimit: 3, retryDelay: 300, expireInSeconds: 900 },
  cron: '23 3 * * *',
  isInternal: true,
});
