import { listAddress, parsePage, parseText } from '#src/admin/parts/list-query.ts';
import { SEARCH_DATA_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import type { SearchPeriod } from '#src/domains/seo/search-data/search-figures.ts';
import { isDay } from '#src/domains/seo/search-data/search-period.ts';

/** Lengths of the period of our own counts in days, including today. */
export const SEARCH_RANGES = [28, 90, 365] as const;
type SearchRange = (typeof SEARCH_RANGES)[number];
const DEFAULT_RANGE: SearchRange = 28;

export const PAGE_SORT_KEYS = [
  'path',
  'views',
  'change',
  'landings',
  'clicks',
  'impressions',
  'rate',
  'position',
] as const;
export type PageSortKey = (typeof PAGE_SORT_KEYS)[number];
/** A minus sorts descending. */
export type PageSort = PageSortKey | `-${PageSortKey}`;
const DEFAULT_SORT: PageSort = '-views';
const SORTS = PAGE_SORT_KEYS.flatMap((key): PageSort[] => [key, `-${key}`]);

/** The part of the screen that a URL selects. */
export interface SearchDataQuery {
  range: SearchRange;
  /** part of a path */
  search?: string;
  sort: PageSort;
  /** lists only pages of the export that no longer exist */
  isMissing: boolean;
  /** of Search Console; undefined for the latest */
  period?: SearchPeriod;
  /** from 1 */
  page: number;
}

/** Parses a query string. Invalid values are replaced by the defaults. */
export function parseSearchDataQuery(parameters: URLSearchParams): SearchDataQuery {
  const range = SEARCH_RANGES.find((days) => String(days) === parameters.get('range'));
  const search = parseText(parameters, 'search');
  const [from = '', to = ''] = (parameters.get('period') ?? '').split('_');
  return {
    range: range ?? DEFAULT_RANGE,
    ...(search && { search }),
    sort: SORTS.find((known) => known === parameters.get('sort')) ?? DEFAULT_SORT,
    isMissing: parameters.get('show') === 'missing',
    ...(isDay(from) && isDay(to) && { period: { from, to } }),
    page: parsePage(parameters),
  };
}

export const periodValue = ({ from, to }: SearchPeriod): string => `${from}_${to}`;

/** The URL of a part of the list, or of one page with the same periods. */
export const searchDataAddress = (
  { range, search, sort, isMissing, period, page }: SearchDataQuery,
  path?: string,
): string =>
  listAddress(SEARCH_DATA_ADDRESS, {
    path,
    range: range === DEFAULT_RANGE ? undefined : range,
    period: period && periodValue(period),
    ...(path === undefined && {
      search,
      sort: sort === DEFAULT_SORT ? undefined : sort,
      show: isMissing ? 'missing' : undefined,
      page,
    }),
  });
