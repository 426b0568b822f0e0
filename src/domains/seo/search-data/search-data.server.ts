import { isReservedPath } from '#src/domains/site-map/address-of.ts';
import {
  type StoredImport,
  countPages,
  deleteImports,
  insertImport,
  listImports,
  listQueries,
  sumPages,
  uploads,
} from './search-data-repository.server.ts';
import type { SearchCounts, SearchPeriod } from './search-figures.ts';
import type { Base } from '#src/platform/base.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { randomUUID } from 'node:crypto';
import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { lockKey } from '#src/platform/db/advisory-locks.ts';
import { type SearchFile, type SearchImportPlan, planSearchImport } from './plan-search-import.ts';

export type { StoredImport };

/** The exported figures of the pages of a period. */
export interface SearchPages {
  counts: ReadonlyMap<string, SearchCounts>;
  /**
   * - pages: as Search Console counts them
   * - queries: sums over the queries of the export; Search Console leaves out rare ones
   * - none: the export has no pages
   */
  source: 'pages' | 'queries' | 'none';
  /** paths of the export at which this site has nothing any more */
  missing: ReadonlySet<string>;
}

export interface SearchQueries {
  /** those with the most clicks */
  queries: readonly (SearchCounts & { query: string })[];
  /** in the export */
  total: number;
}

/** The imports from Search Console. Throws if the database fails. */
export type SearchData = ReturnType<typeof createSearchData>;

const MAX_QUERIES = 100;

interface ReadDeps extends SearchDataDeps {
  /** those of the paths at which the site has no page */
  findUnknown(paths: readonly string[]): Promise<readonly string[]>;
}

export function createSearchData(deps: ReadDeps) {
  const { db, findUnknown } = deps;
  return {
    imports: createSearchImports(deps),
    /** Every imported file, the latest period first. */
    list: () => listImports(db),
    async pages(period: SearchPeriod): Promise<SearchPages> {
      const counted = await countPages(db, period);
      const counts = counted.size > 0 ? counted : await sumPages(db, period);
      const source = counted.size > 0 ? 'pages' : counts.size > 0 ? 'queries' : 'none';
      // Addresses of the site itself, such as its feeds, are no pages, but they exist.
      const unknown = await findUnknown([...counts.keys()]);
      const missing = new Set(unknown.filter((path) => !isReservedPath(path)));
      return { counts, source, missing };
    },
    /** The queries of a page, or of all pages. */
    queries: (period: SearchPeriod, page?: string) =>
      listQueries(db, period, { limit: MAX_QUERIES, ...(page !== undefined && { page }) }),
  };
}

interface SearchDataDeps extends Pick<Base, 'db' | 'clock'> {
  siteUrl: string;
}

const LOCK = lockKey('seo_search_imports');

/** The import of an export of Search Console: uploaded, shown as a dry run, then stored as a whole or not at all. */
function createSearchImports({ db, siteUrl, clock }: SearchDataDeps) {
  async function plan(from: Db, userId: string): Promise<SearchImportPlan | undefined> {
    const upload = await uploads.find(from, userId);
    if (!upload) return undefined;
    const { fromDay, toDay, files } = upload;
    const typed = fromDay !== null && toDay !== null ? { from: fromDay, to: toDay } : undefined;
    return planSearchImport(files, { typed, siteUrl, today: siteDay(clock()) });
  }

  return {
    /** Keeps files until they are imported; each user has one upload. */
    async upload(files: readonly SearchFile[], typed: SearchPeriod | undefined, userId: string) {
      const now = clock();
      const values = {
        userId,
        // PostgreSQL cannot store NUL.
        files: files.map(({ name, csv }) => ({
          name: name.replaceAll('\0', '').slice(0, 200),
          csv: csv.replaceAll('\0', '\uFFFD'),
        })),
        fromDay: typed?.from ?? null,
        toDay: typed?.to ?? null,
        uploadedAt: now,
      };
      await uploads.keep(db, values, now);
    },
    /** Replaces the period of the upload; undefined for that of its files. */
    async setPeriod(typed: SearchPeriod | undefined, userId: string) {
      const upload = await uploads.find(db, userId);
      const period = { fromDay: typed?.from ?? null, toDay: typed?.to ?? null };
      if (upload) await uploads.keep(db, { ...upload, ...period }, clock());
    },
    /** The plan of a user's upload; undefined if there is none. */
    plan: (userId: string) => plan(db, userId),
    /** Stores the upload of a user in place of what was stored for its period. Stores nothing if there is a problem. */
    apply: (by: Actor) =>
      db.transaction(async (tx) => {
        await tx.execute(LOCK);
        const planned = await plan(tx, by.id);
        if (!planned?.period || !planned.canApply) return planned;
        const { period, filters, files } = planned;
        const now = clock();
        for (const { kind, name, rows } of files) {
          await deleteImports(tx, period, kind);
          const author = { importedById: by.id, importedByName: by.name, importedAt: now };
          const about = { kind, fromDay: period.from, toDay: period.to, fileName: name, filters };
          await insertImport(tx, { id: randomUUID(), ...about, ...author }, rows);
        }
        await uploads.discard(tx, by.id);
        const after = {
          Files: files.map(({ name }) => name).join(', '),
          Rows: files.reduce((sum, { rows }) => sum + rows.length, 0),
        };
        await recordActivity(
          tx,
          {
            actor: by,
            area: 'site',
            action: 'search-data.imported',
            object: objectOf(period),
            after,
          },
          now,
        );
        return planned;
      }),
    discard: (userId: string) => uploads.discard(db, userId),
    /** Deletes everything that was imported for a period. @returns the number of files */
    delete: (period: SearchPeriod, by: Actor) =>
      db.transaction(async (tx) => {
        await tx.execute(LOCK);
        const deleted = await deleteImports(tx, period);
        if (deleted > 0)
          await recordActivity(
            tx,
            { actor: by, area: 'site', action: 'search-data.deleted', object: objectOf(period) },
            clock(),
          );
        return deleted;
      }),
  };
}

const objectOf = ({ from, to }: SearchPeriod) => ({
  kind: 'search-data',
  label: `Search Console, ${from} to ${to}`,
});
