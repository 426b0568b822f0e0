import { nightlyJob } from '#src/platform/jobs/job.ts';

/** Every night: empties the trash, and deletes files that were replaced, bytes and renditions that nothing needs. */
export const tidyMedia = nightlyJob('tidy-media', '23 4 * * *');
