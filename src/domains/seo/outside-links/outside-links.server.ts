import type { Base } from '#src/platform/base.ts';
import { randomUUID } from 'node:crypto';
import { rest } from '#src/domains/seo/crawl/pace.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { checkOutsideLinks } from './outside-links.job.ts';
import {
  chooseLinks,
  countPendingLinks,
  type FoundProblem,
  listPendingLinks,
  runs,
  type RunRow,
  saveProblem,
} from './outside-repository.server.ts';
import { type ProbeLink, type ProbeResult, problemOf } from './probe-port.ts';

/** Requests what the pages of the site link to on other sites. Only on request. */
export type OutsideLinks = ReturnType<typeof createOutsideLinks>['outsideLinks'];

/** How far the last check of links to other sites is. */
export type OutsideProgress = NonNullable<Awaited<ReturnType<OutsideLinks['progress']>>>;

interface OutsideLinksDeps extends Pick<Base, 'db' | 'clock'> {
  queue: Pick<JobQueue, 'send' | 'isReady'>;
  probe: ProbeLink;
  /** turns what was found into findings */
  checkSite(): Promise<void>;
  /** milliseconds that one job requests links */
  segmentMs?: number;
  /** milliseconds between two requests to a host */
  restMs?: number;
}

const SEGMENT_MS = 60_000;
const REST_MS = 1_000;
const HOSTS_AT_ONCE = 4;

/** Creates the check for routes, and the handler of its job. */
export function createOutsideLinks(deps: OutsideLinksDeps) {
  const { db, clock, queue, probe, segmentMs = SEGMENT_MS, restMs = REST_MS } = deps;
  const stopping = new AbortController();
  const enqueue = async (tx?: Db) => {
    const options = { singletonKey: checkOutsideLinks.name, ...(tx && { tx }) };
    if (queue.isReady()) await queue.send(checkOutsideLinks, {}, options);
  };

  /**
   * Requests the links of a run, one at a time per host. Stores nothing before a server was reached.
   * @returns 'taken' if another worker has taken it over, 'cut-off' if no host can be reached
   */
  const requestLinks = async (
    run: RunRow,
    claim: string,
  ): Promise<'taken' | 'cut-off' | 'done'> => {
    const until = performance.now() + segmentMs;
    const links = await listPendingLinks(db);
    const hosts = [...Map.groupBy(links, (href) => URL.parse(href)?.host).values()];
    const hasReached = run.total !== null && links.length < run.total;
    const reachability = createReachability(hasReached);
    let isOurs = true;
    const save = (found: readonly FoundProblem[]) =>
      db.transaction(async (tx) => {
        isOurs &&= (await runs.beat(tx, run.id, claim, clock())) !== undefined;
        if (isOurs) for (const each of found) await saveProblem(tx, each, clock());
      });
    const requestHosts = async () => {
      for (let hrefs = hosts.shift(); hrefs; hrefs = hosts.shift())
        for (const href of hrefs) {
          if (stopping.signal.aborted || !isOurs || performance.now() > until) return;
          if (reachability.isCutOff()) return;
          await save(reachability.add(href, await probe(href)));
          await rest({ minMs: restMs, maxMs: restMs, factor: 0 }, 0, stopping.signal);
        }
    };
    await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, requestHosts));
    const left = stopping.signal.aborted ? [] : reachability.end();
    if (left === 'cut-off') return 'cut-off';
    if (isOurs && left.length > 0) await save(left);
    return isOurs ? 'done' : 'taken';
  };

  const outsideLinks = {
    /** @returns false if a run is not finished yet */
    start: (by: string) =>
      db.transaction(async (tx) => {
        const isStarted = (await runs.insert(tx, by, clock())) !== undefined;
        if (isStarted) await enqueue(tx);
        return isStarted;
      }),
    /** The running or else the last run; undefined before the first. Its total is undefined until the links are listed. */
    async progress() {
      const row = await runs.findLast(db);
      if (!row) return undefined;
      const { startedAt, startedBy, finishedAt, total } = row;
      const done = total === null ? 0 : total - (await countPendingLinks(db));
      // No other site could be reached, so nothing is known of any link.
      const isCutOff = finishedAt !== null && total !== null && done < total;
      return { startedAt, startedBy, finishedAt, total: total ?? undefined, done, isCutOff };
    },
  };
  return {
    outsideLinks,
    /** Handles `check-outside-links`. */
    async continueRun() {
      const claim = randomUUID();
      const run = await runs.claim(db, claim, clock());
      if (!run) return;
      try {
        if (run.total === null) await db.transaction((tx) => chooseLinks(tx, run));
        const result = await requestLinks(run, claim);
        if (result === 'taken') return;
        if (result === 'cut-off') return void (await runs.finish(db, run.id, clock()));
        if ((await countPendingLinks(db)) === 0) {
          await deps.checkSite();
          return void (await runs.finish(db, run.id, clock()));
        }
      } catch (error) {
        await runs.release(db, run.id, claim);
        throw error;
      }
      await runs.release(db, run.id, claim);
      await enqueue();
    },
    /** Queues a run whose worker was killed. */
    async sweep() {
      const last = await runs.findLast(db);
      if (last && !last.finishedAt) await enqueue();
    },
    /** Ends running jobs after the links that they request. */
    halt: () => stopping.abort(),
  };
}

/** So many hosts are not down at the same time. */
const MANY_HOSTS = 8;

/**
 * Distinguishes broken links from a server without a way out, on which every link looks broken: holds results back until one host
 * was reached.
 * @param hasReached whether one was reached before
 */
function createReachability(hasReached: boolean) {
  let isReached = hasReached;
  let held: FoundProblem[] = [];
  const hosts = new Set<string | undefined>();
  const release = () => {
    const all = held;
    held = [];
    return all;
  };
  return {
    /** Adds the result of a request. @returns what may be stored by now */
    add(href: string, result: ProbeResult): FoundProblem[] {
      held.push({ href, problem: problemOf(result) });
      hosts.add(URL.parse(href)?.host);
      if (!('isUnreached' in result)) isReached = true;
      return isReached ? release() : [];
    },
    /** Whether so many hosts could not be reached that requesting others is of no use. */
    isCutOff: () => !isReached && hosts.size >= MANY_HOSTS,
    /** @returns what is left to be stored; of a single host, which may well be down */
    end: (): FoundProblem[] | 'cut-off' => (!isReached && hosts.size > 1 ? 'cut-off' : release()),
  };
}
