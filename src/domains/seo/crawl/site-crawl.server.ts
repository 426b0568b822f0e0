import type { Base } from '#src/platform/base.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Job } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { compareRoutes, crawlPages, readChangedRoutes } from './crawl.job.ts';
import { crawls, requestStop } from './crawl-repository.server.ts';
import type { CrawlWork } from './crawl-work.server.ts';
import { isCrawlable } from './crawlable.ts';
import { listChanged } from './route-repository.server.ts';

/** Reads the public addresses of the site, as a search engine would. */
export type SiteCrawl = ReturnType<typeof createSiteCrawl>['crawl'];

/** How far the last crawl is. */
export type CrawlProgress = NonNullable<Awaited<ReturnType<SiteCrawl['progress']>>>;

interface SiteCrawlDeps extends Pick<Base, 'db' | 'clock'> {
  queue: Pick<JobQueue, 'send' | 'isReady'>;
  work: CrawlWork;
}

/** Creates the crawl for routes, and the handlers of its jobs. */
export function createSiteCrawl({ db, clock, queue, work }: SiteCrawlDeps) {
  const enqueue = async (job: Job, tx?: Db) => {
    if (queue.isReady()) await queue.send(job, {}, { singletonKey: job.name, ...(tx && { tx }) });
  };
  const crawl = {
    /** Starts a crawl, by a person or every night. @returns false if one is running */
    start: (by: string | null) =>
      db.transaction(async (tx) => {
        const row = await crawls.insert(tx, by, clock());
        if (row) await enqueue(crawlPages, tx);
        return row !== undefined;
      }),
    /** Stops the running crawl after the page that it reads. */
    async stop() {
      await requestStop(db, clock());
    },
    /** The running or else the last crawl; undefined before the first. Its total is 0 until the addresses are listed. */
    async progress() {
      const row = await crawls.findLast(db);
      if (!row) return undefined;
      const { startedAt, startedBy, finishedAt, stoppedAt, total, done, failed } = row;
      // Also while it stops.
      const isStopped = stoppedAt !== null;
      return { startedAt, startedBy, finishedAt, isStopped, total, done, failed };
    },
    /** Reads one address now. @returns false if it cannot be read, or is none that a crawl reads */
    async readAgain(path: string) {
      if (!isCrawlable(path) || !(await work.readOne(path))) return false;
      await enqueue(compareRoutes);
      return true;
    },
  };
  return {
    crawl,
    /** Handles `crawl-pages`. */
    async continueCrawl() {
      if ((await work.readPages()) === 'paused') await enqueue(crawlPages);
    },
    /** Handles `read-changed-routes`. */
    async readChanged() {
      if (await work.readChanged()) await enqueue(compareRoutes);
    },
    /** Handles `compare-routes`. */
    compare: work.compare,
    /** Queues what waits: changed routes, and a crawl whose worker was killed. */
    async sweep() {
      const last = await crawls.findLast(db);
      if (last && !last.finishedAt) await enqueue(crawlPages);
      if ((await listChanged(db, 1)).length > 0) await enqueue(readChangedRoutes);
    },
  };
}
