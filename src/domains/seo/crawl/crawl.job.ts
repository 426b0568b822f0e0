import { internalJob } from '#src/platform/jobs/job.ts';

const policy = { retryLimit: 5, retryDelay: 5, retryDelayMax: 120, expireInSeconds: 900 };

/** Starts the crawl of every night, unless one is running. */
export const startCrawl = internalJob('start-crawl', policy, '23 2 * * *');

/** Reads the addresses of the unfinished crawl for a minute, and queues itself again until none is left. */
export const crawlPages = internalJob('crawl-pages', policy);

/** Reads the routes again that changed since they were read. */
export const readChangedRoutes = internalJob('read-changed-routes', policy);

/** Compares all routes, after some were read. */
export const compareRoutes = internalJob('compare-routes', policy);
