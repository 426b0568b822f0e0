import {
  countPages,
  listImports,
  listQueries,
  type StoredImport,
  sumPages,
} from './search-data-repository.server.ts';
import { createSearchImports, type SearchDataDeps, type SearchImports } from './search-imports.server.ts';
import type { SearchCounts, SearchPeriod } from './search-figures.ts';

export type { StoredImport };

/** What was exported for the pages of a period. */
export interface SearchPages {
  counts: ReadonlyMap<string, SearchCounts>;
  /**
   * - pages: as Search Console counts them
   * - queries: sums over the queries of the export; Search Console leaves out rare ones
   * - none: the export has no pages
   */
  source: 'pages' | 'queries' | 'none';
}

export interface SearchQueries {
  /** those with the most clicks */
  queries: readonly (SearchCounts & { query: string })[];
  /** in the export */
  total: number;
}

/** What was imported from Search Console. Throws if the database fails. */
export interface SearchData {
  imports: SearchImports;
  /** Every imported file, the latest period first. */
  list(): Promise<StoredImport[]>;
  pages(period: SearchPeriod): Promise<SearchPages>;
  /** The queries of a page, or of all pages. */
  queries(period: SearchPeriod, page?: string): Promise<SearchQueries>;
}

const MAX_QUERIES = 100;

export function createSearchData(deps: SearchDataDeps): SearchData {
  const { db } = deps;
  return {
    imports: createSearchImports(deps),
    list: () => listImports(db),
    async pages(period) {
      const counted = await countPages(db, period);
      if (counted.size > 0) return { counts: counted, source: 'pages' };
      const summed = await sumPages(db, period);
      return { counts: summed, source: summed.size > 0 ? 'queries' : 'none' };
    },
    queries: (period, page) =>
      listQueries(db, period, { limit: MAX_QUERIES, ...(page !== undefined && { page }) }),
  };
}
