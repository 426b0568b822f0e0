import { internalJob } from '#src/platform/jobs/job.ts';

/** Updates the search to the current content. Retried for some minutes only: the next change of content enqueues it again. */
export const refreshSearch = internalJob('refresh-search', {
  retryLimit: 5,
  retryDelay: 5,
  retryDelayMax: 120,
  expireInSeconds: 300,
});
