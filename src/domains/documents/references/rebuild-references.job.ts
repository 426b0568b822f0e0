import { nightlyJob } from '#src/platform/jobs/job.ts';

/** Computes every night again which document uses what. */
export const rebuildReferences = nightlyJob('rebuild-references', '47 3 * * *');
