import { crawlSegment, type CrawlDeps } from './crawl-site.server.ts';
import { kindOfPath } from './crawlable.ts';
import { listAddressesOfSite } from './list-addresses.ts';
import { PACE, rest } from './pace.ts';
import {
  createPictureStatus,
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

/** The jobs of the crawl, whichever thread does them. Throws if the database fails. */
export type CrawlWork = ReturnType<typeof createCrawlWork>;

const CHANGED_AT_ONCE = 100;

/** Creates the work of the crawl for the thread that calls it. */
export function createCrawlWork(given: Omit<CrawlDeps, 'pictureStatus'>) {
  const deps: CrawlDeps = { ...given, pictureStatus: createPictureStatus(given.fetchPage) };
  const { db, log, pace = PACE } = deps;
  const stopping = new AbortController();
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
  return {
    /** Reads pages of the unfinished crawl for a minute. */
    readPages: () => crawlSegment(deps, stopping.signal),
    /** Reads routes again whose content has changed. @returns false if there were none */
    async readChanged() {
      const changed = await listChanged(db, CHANGED_AT_ONCE);
      if (changed.length === 0) return false;
      const describe = await describeAddresses();
      for (const { path, changedAt } of changed) {
        if (stopping.signal.aborted) break;
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
      return true;
    },
    /** Reads one address. @returns false if it cannot be read */
    async readOne(path: string) {
      try {
        await read((await describeAddresses())(path));
        return true;
      } catch (error) {
        if (error instanceof RouteUnreadableError) return false;
        throw error;
      }
    },
    /** Compares all routes with each other. */
    async compare() {
      await countInboundLinks(db);
      await deps.checkSite();
    },
    /** Ends what runs after the page that it reads. */
    halt: () => stopping.abort(),
  };
}
