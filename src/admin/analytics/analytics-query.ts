export const ANALYTICS_PATH = '/admin/analytics';

/** Days back from today, which counts as one of them. */
export const RANGES = [7, 28, 90] as const;
export type Range = (typeof RANGES)[number];
const USUAL: Range = 28;

/** What an address asks for. */
export interface AnalyticsQuery {
  range: Range;
  /** of the list of pages, from 1 */
  page: number;
}

/** Reads an address that anybody may have typed: what makes no sense is as good as missing. */
export function readQuery(parameters: URLSearchParams): AnalyticsQuery {
  const range = RANGES.find((days) => String(days) === parameters.get('range'));
  const page = parameters.get('page') ?? '';
  return { range: range ?? USUAL, page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1 };
}

/** The address of a query, without what goes without saying; `path` for another page about the same days. */
export function addressOf({ range, page }: AnalyticsQuery, path = ANALYTICS_PATH): string {
  const parameters = new URLSearchParams();
  if (range !== USUAL) parameters.set('range', String(range));
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
