import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

const policy = { retryLimit: 5, retryDelay: 5, retryDelayMax: 120, expireInSeconds: 900 };

/** Starts the crawl of every night, unless one is running. */
export const startCrawl = defineJob({
  name: 'start-crawl',
  payload: z.object({}),
  policy,
  cron: '23 2 * * *',
  isInternal: true,
});

/** Reads the addresses of the unfinished crawl for a minute, and queues itself again until none is left. */
export const crawlPages = defineJob({
  name: 'crawl-pages',
  payload: z.object({}),
  policy,
  isInternal: true,
});

/** Reads the routes again that changed since they were read. */
export const readChangedRoutes = defineJob({
  name: 'read-changed-routes',
  payload: z.object({}),
  policy,
  isInternal: true,
});

/** Compares all routes, after some were read. */
export const compareRoutes = defineJob({
  name: 'compare-routes',
  payload: z.object({}),
  policy,
  isInternal: true,
});
