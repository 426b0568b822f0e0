import { refreshSearch } from '#src/domains/search/refresh-search.job.ts';
import { refreshDocuments } from '#src/domains/search/refresh-search.server.ts';
import { createSearch } from '#src/domains/search/search.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import { searchSource } from './search-source.server.ts';
import type { Parts } from './parts.ts';

type SearchDeps = Pick<Parts, 'db' | 'pages' | 'posts' | 'stories' | 'queue' | 'clock' | 'log'>;

export type WiredSearch = ReturnType<typeof wireSearch>;

/** An import makes hundreds of changes. */
const DEBOUNCE_MS = 500;
/** A refresh reads everything: of a large site, it waits longer for more changes, so that it takes a tenth of the time. */
const WAIT_RATIO = 10;
const REFRESH_MS = 15 * 60_000;

/** Wires the search to its documents and the queue. */
export function wireSearch({ db, pages, posts, stories, queue, clock, log }: SearchDeps) {
  let pendingRefresh: NodeJS.Timeout | undefined;
  let lastTookMs = 0;
  const failure = 'a refresh of the search could not be queued';
  async function refresh() {
    pendingRefresh = undefined;
    // Skipped before the queue has started, since the start schedules a refresh.
    if (queue.isReady()) await queue.send(refreshSearch, {}, { singletonKey: refreshSearch.name });
  }
  const source = searchSource(pages, posts, stories);
  async function refreshNow() {
    const startedAt = performance.now();
    await refreshDocuments({ db, source, log });
    lastTookMs = performance.now() - startedAt;
  }
  return {
    services: { search: createSearch({ db, clock }) },
    jobs: [handles(refreshSearch, refreshNow)],
    // At startup and periodically, in case a change was missed.
    schedules: [{ everyMs: REFRESH_MS, atStart: true, run: refresh, failure }],
    /** Queues a refresh of the search soon. Changes within a short time share one job. */
    contentChanged() {
      pendingRefresh ??= setTimeout(
        () => void refresh().catch((err: unknown) => log.warn({ err }, failure)),
        Math.max(DEBOUNCE_MS, WAIT_RATIO * lastTookMs),
      );
    },
    stop: () => clearTimeout(pendingRefresh),
  };
}
