import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { pageWindow } from '#src/platform/db/page-window.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { missOf } from './not-found-entry.ts';
import {
  addMisses,
  countMisses,
  dismissMiss,
  type CountedNotFound,
  listMisses,
  removeLeast,
} from './miss-repository.server.ts';
import { encodedPath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { findRedirected } from './redirect-repository.server.ts';
import { suggestTargets } from './suggest-targets.server.ts';
import { createBatchWriter } from '#src/platform/batch-writer/batch-writer.server.ts';

export interface NotFoundView extends CountedNotFound {
  /** what to give to `Redirects.keep` as `from` */
  address: string;
  /** existing paths with like words, the likeliest first */
  suggestions: string[];
}

/** Addresses that were asked for and not found. */
export interface NotFoundLog {
  /**
   * Notes one; written later, and only in figures.
   * @param referrer the request's own header, if any
   */
  note(pathname: string, referrer: string | null): void;
  /** 50 a page, those asked for most first, without dismissed ones and those that exist by now. */
  list(
    page: number,
  ): Promise<{ misses: NotFoundView[]; total: number; page: number; pages: number }>;
  /** How many of them were asked for since then. */
  countSince(since: Date): Promise<number>;
  /** Leaves one out from now on, however often it is asked for; false when it is not known. */
  dismiss(path: string): Promise<boolean>;
  /** Writes what was noted. */
  flush(): Promise<void>;
}

export interface MissDeps {
  db: Database['db'];
  siteUrl: string;
  /** every path that answers, for suggestions */
  paths(): Promise<readonly string[]>;
  clock: Clock;
  log: Logger;
  /** rows that are kept */
  most?: number;
}

const MOST = 2_000;
const PER_PAGE = 50;

export function createNotFoundLog(deps: MissDeps): NotFoundLog {
  const { db, siteUrl, paths, clock, log, most = MOST } = deps;
  const writer = createBatchWriter<CountedNotFound>({
    join: (earlier, later) => ({
      ...later,
      hits: earlier.hits + later.hits,
      referrer: later.referrer ?? earlier.referrer,
      firstSeenAt: earlier.firstSeenAt,
    }),
    async write(entries) {
      // Gathered before somebody made a redirect of it.
      const redirected = await findRedirected(
        db,
        entries.map(([path]) => path),
      );
      const gathered = entries.flatMap(([path, miss]) => (redirected.has(path) ? [] : [miss]));
      if (gathered.length === 0) return;
      await addMisses(db, gathered);
      await removeLeast(db, most);
    },
    log,
  });
  const spelt = (existing: readonly string[]) =>
    existing.flatMap((path) => normalizePath(path) ?? []);
  return {
    note(pathname, referrer) {
      const miss = missOf(pathname, referrer, siteUrl);
      const now = clock();
      if (miss) writer.add(miss.path, { ...miss, hits: 1, firstSeenAt: now, lastSeenAt: now });
    },
    async list(asked) {
      const existing = await paths();
      const answering = spelt(existing);
      const total = await countMisses(db, answering);
      const { page, pages, limit, offset } = pageWindow(total, asked, PER_PAGE);
      const rows = await listMisses(db, answering, { limit, offset });
      const suggestions = await suggestTargets(
        db,
        rows.map(({ path }) => path),
        existing,
      );
      const misses = rows.map((miss, at) => ({
        ...miss,
        address: encodedPath(miss.path),
        suggestions: suggestions[at] ?? [],
      }));
      return { misses, total, page, pages };
    },
    countSince: async (since) => countMisses(db, spelt(await paths()), since),
    dismiss: async (path) =>
      normalizePath(path) !== undefined && (await dismissMiss(db, path, clock())) > 0,
    flush: () => writer.flush(),
  };
}
