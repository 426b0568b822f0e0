import { isReservedPath } from '#src/domains/site-map/address-of.ts';
import {
  countPages,
  listImports,
  listQueries,
  type StoredImport,
  sumPages,
} from './search-data-repository.server.ts';
import { createSearchImports, type SearchDataDeps } from './search-imports.server.ts';
import type { SearchCounts, SearchPeriod } from './search-figures.ts';

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
