import type { PageReader } from '#src/domains/content/page-reader.server.ts';
import type { PostReader } from '#src/domains/content/post-reader.server.ts';
import { refreshSearch } from '#src/domains/search/refresh-search.job.ts';
import { refreshDocuments } from '#src/domains/search/refresh-search.server.ts';
import { createSearch, type Search } from '#src/domains/search/search.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { handles, type JobBinding } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { searchSource } from './search-source.server.ts';

interface SearchNeeds {
  db: Database['db'];
  pages: PageReader;
  posts: PostReader;
  queue: JobQueue;
  clock: Clock;
  log: Logger;
}

export interface WiredSearch {
  search: Search;
  jobs: JobBinding[];
  /** Has the search refreshed soon, by whichever worker. Changes that come together are one. */
  contentChanged(): void;
  /** Has it refreshed now and from time to time, should a change have been missed; answers how to end it. */
  startChores(): () => void;
  stop(): void;
}

/** Changes of an import come by the hundred. */
const GATHER_MS = 500;
const REFRESH_MS = 15 * 60_000;

/** Ties the search to what can be found, and to the queue. */
export function wireSearch({ db, pages, posts, queue, clock, log }: SearchNeeds): WiredSearch {
  let gathering: NodeJS.Timeout | undefined;
  const refresh = () => {
    gathering = undefined;
    // Before the queue has started: the start itself brings a refresh.
    if (!queue.isReady()) return;
    queue
      .send(refreshSearch, {}, { singletonKey: refreshSearch.name })
      .catch((err: unknown) => log.warn({ err }, 'a refresh of the search could not be queued'));
  };
  const source = searchSource(pages, posts);
  return {
    search: createSearch({ db, clock }),
    jobs: [handles(refreshSearch, async () => void (await refreshDocuments({ db, source, log })))],
    contentChanged() {
      gathering ??= setTimeout(refresh, GATHER_MS);
    },
    startChores() {
      refresh();
      const timer = setInterval(refresh, REFRESH_MS);
      return () => clearInterval(timer);
    },
    stop: () => clearTimeout(gathering),
  };
}
