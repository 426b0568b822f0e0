import { listAddress, parsePage } from '#src/admin/parts/list-query.ts';

export const ANALYTICS_PATH = '/admin/analytics';

/** Lengths of the period in days, including today. */
export const RANGES = [7, 28, 90] as const;
export type Range = (typeof RANGES)[number];
const DEFAULT_RANGE: Range = 28;

/** The query parameters of the page. */
export interface AnalyticsQuery {
  range: Range;
  /** page number of the list of pages, from 1 */
  page: number;
}

/** Parses a query string. Invalid values are replaced by the defaults. */
export function parseAnalyticsQuery(parameters: URLSearchParams): AnalyticsQuery {
  const range = RANGES.find((days) => String(days) === parameters.get('range'));
  return { range: range ?? DEFAULT_RANGE, page: parsePage(parameters) };
}

/** Returns the URL of a query, without default values; `path` for another route with the same range, such as an export. */
export const analyticsAddress = ({ range, page }: AnalyticsQuery, path = ANALYTICS_PATH): string =>
  listAddress(path, { range: range === DEFAULT_RANGE ? undefined : range, page });

/** An export of counts, for the history. */
export const exportOf = (label: string, days: number) => ({
  area: 'site' as const,
  action: 'analytics.exported' as const,
  object: { kind: 'analytics', label },
  after: { Days: days },
});
