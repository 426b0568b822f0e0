import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Every night: empties the trash, and deletes files that were replaced, bytes and renditions that nothing needs. */
export const tidyMedia = defineJob({
  name: 'tidy-media',
  payload: z.object({}),
  policy: { retryLimit: 3, retryDelay: 300, expireInSeconds: 3_600 },
  cron: '23 4 * * *',
  isInternal: true,
});
