import { isCrawlable, kindOfPath } from './crawlable.ts';
import { type AddressSources, listAddressesOfSite } from './list-addresses.ts';
import { PACE, type Pace, rest } from './pace.ts';
import {
  type ReadDeps,
  RouteUnreadableError,
  createPictureStatus,
  describeFacts,
  fetchRoute,
  storeRoute,
} from './read-route.server.ts';
import {
  type StoredRoute,
  countInboundLinks,
  deleteChanged,
  deleteRoutes,
  listChanged,
} from './route-repository.server.ts';
import { randomUUID } from 'node:crypto';
import { decodePath } from '#src/platform/http/decode-path.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import {
  type CrawlRow,
  type PendingPage,
  addPages,
  countPages,
  crawls,
  finishCrawl,
  listPending,
  listUnseen,
  setPageState,
} from './crawl-repository.server.ts';
import type { RouteFacts } from './route-facts.ts';

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

interface CrawlDeps extends ReadDeps, AddressSources {
  /** checks what several routes have to do with each other; after they were read */
  checkSite(): Promise<void>;
  log: Logger;
  pace?: Pace;
  /** milliseconds that one job reads pages */
  segmentMs?: number;
}

/** The end of a job: `paused` has pages left; `busy` leaves them to another worker. */
type CrawlOutcome = 'nothing' | 'busy' | 'paused' | 'finished';

const SEGMENT_MS = 60_000;
const BATCH = 20;
const MAX_ATTEMPTS = 3;
/** No site has as many addresses; links of a faulty page might. */
const MAX_PAGES = 50_000;

/**
 * Reads pages of the unfinished crawl, until a minute is over, the signal is aborted, or none is left. Each page is one
 * transaction, so a crawl whose process was killed resumes with the page that it was reading.
 */
async function crawlSegment(deps: CrawlDeps, signal: AbortSignal): Promise<CrawlOutcome> {
  const { db, clock } = deps;
  const claim = randomUUID();
  const crawl = await crawls.claim(db, claim, clock());
  if (!crawl) return 'nothing';
  try {
    if (crawl.total === 0) await listAddresses(deps, crawl, claim);
    return await readPages(deps, crawl, claim, signal);
  } catch (error) {
    await crawls.release(db, crawl.id, claim);
    throw error;
  }
}

async function readPages(
  deps: CrawlDeps,
  crawl: CrawlRow,
  claim: string,
  signal: AbortSignal,
): Promise<CrawlOutcome> {
  const { db, pace = PACE, segmentMs = SEGMENT_MS } = deps;
  const until = performance.now() + segmentMs;
  // Pages link to much the same others, so that most need not be added again.
  const known = new Set<string>();
  for (;;) {
    const batch = await listPending(db, crawl.id, BATCH);
    if (batch.length === 0) break;
    for (const page of batch) {
      if (signal.aborted || performance.now() > until) {
        await crawls.release(db, crawl.id, claim);
        return 'paused';
      }
      const started = performance.now();
      const state = await readPage(deps, crawl, claim, page, known);
      if (!state) return 'busy';
      if (state.stoppedAt) return finish(deps, state, claim);
      await rest(pace, performance.now() - started, signal);
    }
  }
  return finish(deps, crawl, claim);
}

async function listAddresses(deps: CrawlDeps, crawl: CrawlRow, claim: string) {
  const pages = await listAddressesOfSite(deps);
  await deps.db.transaction(async (tx) => {
    const total = await addPages(tx, crawl.id, pages);
    await countPages(tx, crawl.id, claim, { total }, deps.clock());
  });
}

/**
 * @param known paths that this job has added already
 * @returns the state of the crawl; undefined if another worker has taken it over
 */
async function readPage(
  deps: CrawlDeps,
  crawl: CrawlRow,
  claim: string,
  page: PendingPage,
  known: Set<string>,
): Promise<CrawlRow | undefined> {
  const { db, clock, log, siteUrl } = deps;
  const { attempts, ...stored } = page;
  let facts: RouteFacts;
  try {
    facts = await fetchRoute(deps, page.path);
  } catch (error) {
    if (!(error instanceof RouteUnreadableError)) throw error;
    const hasFailed = attempts + 1 >= MAX_ATTEMPTS;
    if (hasFailed) log.warn({ err: error }, 'a crawl could not read an address');
    return db.transaction(async (tx) => {
      await setPageState(tx, crawl.id, page.path, hasFailed ? 'failed' : 'pending');
      return countPages(tx, crawl.id, claim, { failed: hasFailed ? 1 : 0 }, clock());
    });
  }
  const reading = await describeFacts(deps, stored, facts);
  const linked = crawl.total < MAX_PAGES ? linkedPages(facts, siteUrl) : [];
  const found = linked.filter(({ path }) => !known.has(path));
  const state = await db.transaction(async (tx) => {
    await storeRoute(tx, deps, reading, facts);
    const isFirst = await setPageState(tx, crawl.id, page.path, 'read');
    const total = await addPages(tx, crawl.id, found);
    return countPages(tx, crawl.id, claim, { total, done: isFirst ? 1 : 0 }, clock());
  });
  for (const { path } of found) known.add(path);
  return state;
}

/** Addresses within the site that a page links or redirects to. */
function linkedPages({ links, redirectTo }: RouteFacts, siteUrl: string) {
  const target = redirectTo === null ? undefined : URL.parse(redirectTo);
  const paths = [
    ...links.map(({ to }) => to),
    ...(target?.origin === new URL(siteUrl).origin ? [decodePath(target.pathname)] : []),
  ];
  return [...new Set(paths)]
    .filter(isCrawlable)
    .map((path) => ({ path, kind: kindOfPath(path), isInSitemap: false }));
}

const BEAT_MS = 10_000;

/** Also finishes a crawl that was stopped: what it has not read stays as it was. */
async function finish({ db, clock, checkSite, log }: CrawlDeps, crawl: CrawlRow, claim: string) {
  await db.transaction(async (tx) => {
    if (!crawl.stoppedAt) await deleteRoutes(tx, await listUnseen(tx, crawl.id));
    await countInboundLinks(tx);
  });
  // The comparisons rest often; without beats, another worker would take the crawl over meanwhile.
  const beat = () => countPages(db, crawl.id, claim, {}, clock()).catch(() => undefined);
  const beats = setInterval(() => void beat(), BEAT_MS);
  try {
    await checkSite();
  } finally {
    clearInterval(beats);
  }
  await db.transaction((tx) => finishCrawl(tx, crawl.id, clock()));
  log.info({ crawl: crawl.id, stopped: crawl.stoppedAt !== null }, 'a crawl has finished');
  return 'finished' as const;
}
