import { nightlyJob } from '#src/platform/jobs/job.ts';

/** Thins out checkpoints, empties the trash and deletes dead preview links every night. */
export const tidyDocuments = nightlyJob('tidy-documents', '23 3 * * *');
