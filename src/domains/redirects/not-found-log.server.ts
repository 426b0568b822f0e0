import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { pageWindow } from '#src/platform/db/page-window.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { parseNotFoundEntry } from './not-found-entry.ts';
import {
  addNotFoundCounts,
  countNotFoundPaths,
  dismissNotFoundPath,
  type CountedNotFound,
  listNotFoundPaths,
  deleteLeastRequested,
} from './not-found-repository.server.ts';
import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { findRedirectedPaths } from './redirect-repository.server.ts';
import { suggestTargets } from './suggest-targets.server.ts';
import { createBatchWriter } from '#src/platform/batch-writer/batch-writer.server.ts';

export interface NotFoundView extends CountedNotFound {
  /** the value for `from` of `Redirects.save` */
  address: string;
  /** existing paths with similar words, the most similar first */
  suggestions: string[];
}

/** Counts requested paths that were not found. */
export interface NotFoundLog {
  /**
   * Counts a path; written later.
   * @param referrer value of the request's Referer header
   */
  note(pathname: string, referrer: string | null): void;
  /** One page of 50, most hits first, without dismissed entries and paths that exist by now. */
  list(
    page: number,
  ): Promise<{ entries: NotFoundView[]; total: number; page: number; pages: number }>;
  /** The number of listed entries with a hit since then. */
  countSince(since: Date): Promise<number>;
  /** Hides a path from the list for good; false if it is not stored. */
  dismiss(path: string): Promise<boolean>;
  /** Writes pending counts. */
  flush(): Promise<void>;
}

export interface NotFoundLogDeps {
  db: Database['db'];
  siteUrl: string;
  /** every existing path, for suggestions */
  paths(): Promise<readonly string[]>;
  clock: Clock;
  log: Logger;
  /** maximum number of stored paths */
  maxRows?: number;
}

const MAX_ROWS = 2_000;
const PER_PAGE = 50;

export function createNotFoundLog(deps: NotFoundLogDeps): NotFoundLog {
  const { db, siteUrl, paths, clock, log, maxRows = MAX_ROWS } = deps;
  const writer = createBatchWriter<CountedNotFound>({
    join: (earlier, later) => ({
      ...later,
      hits: earlier.hits + later.hits,
      referrer: later.referrer ?? earlier.referrer,
      firstSeenAt: earlier.firstSeenAt,
    }),
    async write(entries) {
      // A redirect may have been saved after the path was counted.
      const redirected = await findRedirectedPaths(
        db,
        entries.map(([path]) => path),
      );
      const counts = entries.flatMap(([path, entry]) => (redirected.has(path) ? [] : [entry]));
      if (counts.length === 0) return;
      await addNotFoundCounts(db, counts);
      await deleteLeastRequested(db, maxRows);
    },
    log,
  });
  const normalizeAll = (existing: readonly string[]) =>
    existing.flatMap((path) => normalizePath(path) ?? []);
  return {
    note(pathname, referrer) {
      const entry = parseNotFoundEntry(pathname, referrer, siteUrl);
      const now = clock();
      if (entry) writer.add(entry.path, { ...entry, hits: 1, firstSeenAt: now, lastSeenAt: now });
    },
    async list(requestedPage) {
      const existing = await paths();
      const normalized = normalizeAll(existing);
      const total = await countNotFoundPaths(db, normalized);
      const { page, pages, limit, offset } = pageWindow(total, requestedPage, PER_PAGE);
      const rows = await listNotFoundPaths(db, normalized, { limit, offset });
      const suggestions = await suggestTargets(
        db,
        rows.map(({ path }) => path),
        existing,
      );
      const entries = rows.map((row, at) => ({
        ...row,
        address: encodePath(row.path),
        suggestions: suggestions[at] ?? [],
      }));
      return { entries, total, page, pages };
    },
    countSince: async (since) => countNotFoundPaths(db, normalizeAll(await paths()), since),
    dismiss: async (path) =>
      normalizePath(path) !== undefined && (await dismissNotFoundPath(db, path, clock())) > 0,
    flush: () => writer.flush(),
  };
}
