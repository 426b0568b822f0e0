import type { Db } from '#src/platform/db/database.server.ts';
import type { Job } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { compareRoutes, crawlPages, readChangedRoutes } from './crawl.job.ts';
import { crawlSegment, type CrawlDeps } from './crawl-site.server.ts';
import { findLastCrawl, insertCrawl, requestStop } from './crawl-repository.server.ts';
import { isCrawlable, kindOfPath } from './crawlable.ts';
import { listAddressesOfSite } from './list-addresses.ts';
import { PACE, rest } from './pace.ts';
import {
  describeFacts,
  fetchRoute,
  RouteUnreadableError,
  storeRoute,
} from './read-route.server.ts';
import {
  countInboundLinks,
  deleteChanged,
  listChanged,
  type StoredRoute,
} from './route-repository.server.ts';

/** How far the last crawl is. */
export interface CrawlProgress {
  startedAt: Date;
  /** name of a person; null for the nightly one */
  startedBy: string | null;
  /** null while it runs */
  finishedAt: Date | null;
  /** whether someone stopped it, or asked to */
  isStopped: boolean;
  /** addresses known so far; 0 until they are listed */
  total: number;
  done: number;
  failed: number;
}

/** Reads the public addresses of the site, as a search engine would. */
export interface SiteCrawl {
  /** Starts a crawl. @returns false if one is running */
  start(by: string | null): Promise<boolean>;
  /** Stops the running crawl after the page that it reads. */
  stop(): Promise<void>;
  /** The running or else the last crawl; undefined before the first. */
  progress(): Promise<CrawlProgress | undefined>;
  /** Reads one address now. @returns false if it cannot be read, or is none that a crawl reads */
  readAgain(path: string): Promise<boolean>;
}

interface SiteCrawlDeps extends CrawlDeps {
  queue: Pick<JobQueue, 'send' | 'isReady'>;
}

const CHANGED_PER_JOB = 100;

/** Creates the crawl for routes, and the handlers of its jobs. */
export function createSiteCrawl(deps: SiteCrawlDeps) {
  const { db, clock, queue, log, pace = PACE } = deps;
  const stopping = new AbortController();
  const enqueue = async (job: Job, tx?: Db) => {
    if (queue.isReady()) await queue.send(job, {}, { singletonKey: job.name, ...(tx && { tx }) });
  };
  /** Paths that the site does not list are read too: a redirect, or a page that was taken offline. */
  const describeAddresses = async () => {
    const known = new Map((await listAddressesOfSite(deps)).map((each) => [each.path, each]));
    return (path: string): StoredRoute =>
      known.get(path) ?? { path, kind: kindOfPath(path), isInSitemap: false };
  };
  const read = async (stored: StoredRoute) => {
    const facts = await fetchRoute(deps, stored.path);
    const reading = await describeFacts(deps, stored, facts);
    await db.transaction((tx) => storeRoute(tx, deps, reading, facts));
  };

  const crawl: SiteCrawl = {
    start: (by) =>
      db.transaction(async (tx) => {
        const row = await insertCrawl(tx, by, clock());
        if (row) await enqueue(crawlPages, tx);
        return row !== undefined;
      }),
    async stop() {
      await requestStop(db, clock());
    },
    async progress() {
      const row = await findLastCrawl(db);
      return row && { ...row, isStopped: row.stoppedAt !== null };
    },
    async readAgain(path) {
      if (!isCrawlable(path)) return false;
      try {
        await read((await describeAddresses())(path));
      } catch (error) {
        if (error instanceof RouteUnreadableError) return false;
        throw error;
      }
      await enqueue(compareRoutes);
      return true;
    },
  };
  return {
    crawl,
    /** Handles `crawl-pages`. */
    async continueCrawl(): Promise<void> {
      const outcome = await crawlSegment(deps, stopping.signal);
      if (outcome === 'paused') await enqueue(crawlPages);
    },
    /** Handles `read-changed-routes`. */
    async readChanged(): Promise<void> {
      const changed = await listChanged(db, CHANGED_PER_JOB);
      if (changed.length === 0) return;
      const describe = await describeAddresses();
      for (const { path, changedAt } of changed) {
        if (stopping.signal.aborted) return;
        const started = performance.now();
        try {
          await read(describe(path));
          await deleteChanged(db, path, changedAt);
        } catch (err) {
          // It is tried again by the next sweep.
          if (!(err instanceof RouteUnreadableError)) throw err;
          log.warn({ err }, 'a changed route could not be read');
        }
        await rest(pace, performance.now() - started, stopping.signal);
      }
      await enqueue(compareRoutes);
    },
    /** Handles `compare-routes`. */
    async compare(): Promise<void> {
      await countInboundLinks(db);
      await deps.checkSite();
    },
    /** Queues what waits: changed routes, and a crawl whose worker was killed. */
    async sweep(): Promise<void> {
      const last = await findLastCrawl(db);
      if (last && !last.finishedAt) await enqueue(crawlPages);
      if ((await listChanged(db, 1)).length > 0) await enqueue(readChangedRoutes);
    },
    /** Ends running jobs after the page that they read. */
    halt: () => stopping.abort(),
  };
}
