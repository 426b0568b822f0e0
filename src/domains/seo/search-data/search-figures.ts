/** Clicks and impressions of a page, a query or a day in a Search Console export. */
export interface SearchCounts {
  clicks: number;
  impressions: number;
  /** average position, from 1 */
  position: number;
}

/** A row of an export. */
export interface SearchRow extends SearchCounts {
  /** path of the page; empty for all pages */
  page: string;
  /** what was searched for, with personal data masked; empty for all queries */
  query: string;
  /** such as `2026-11-21`; empty for the whole period */
  day: string;
}

/** Subjects of the rows of a file, by the names of its columns. */
const SEARCH_FILE_KINDS = ['pages', 'queries', 'page-queries', 'days'] as const;
export type SearchFileKind = (typeof SEARCH_FILE_KINDS)[number];

/** Whole days, first and last included, such as `2026-08-01`. */
export interface SearchPeriod {
  from: string;
  to: string;
}

/** Clicks per impression, 0 to 1. Derived, since sums of rows need it too. */
export const clickRate = ({ clicks, impressions }: SearchCounts): number =>
  impressions === 0 ? 0 : clicks / impressions;

/** The counts of two rows together: the position is weighted by impressions, as Search Console does. */
export function addCounts(one: SearchCounts, other: SearchCounts): SearchCounts {
  const impressions = one.impressions + other.impressions;
  const position =
    impressions === 0
      ? one.position
      : (one.position * one.impressions + other.position * other.impressions) / impressions;
  return { clicks: one.clicks + other.clicks, impressions, position };
}
