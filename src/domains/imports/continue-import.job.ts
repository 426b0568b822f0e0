import { z } from 'zod';
import { defineJob, nightlyJob } from '#src/platform/jobs/job.ts';

/** Reads, runs or takes back an import for a while, and queues itself again until it is done. */
export const continueImport = defineJob({
  name: 'continue-import',
  payload: z.object({ importId: z.guid() }),
  policy: { retryLimit: 10, retryDelay: 5, retryDelayMax: 120, expireInSeconds: 7_200 },
  isInternal: true,
});

/** Deletes the uploaded files of imports that are long done. */
export const tidyImports = nightlyJob('tidy-imports', '40 3 * * *');
