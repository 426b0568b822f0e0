import { formatChange } from '#src/admin/analytics/analytics-labels.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import type { PagesStats } from '#src/domains/analytics/analytics-reader.server.ts';
import type { Period } from '#src/domains/analytics/period.ts';
import type { SearchPages } from '#src/domains/seo/search-data/search-data.server.ts';
import { clickRate, type SearchCounts } from '#src/domains/seo/search-data/search-figures.ts';
import { pageAddress, SEARCH_DATA, type SearchDataQuery } from './search-data-list.ts';
import { formatCounts } from './search-labels.ts';

interface JoinedPage {
  path: string;
  views: number;
  before: number;
  landings: number;
  search: SearchCounts | undefined;
  isMissing: boolean;
}

const PER_PAGE = 50;

export type PageRow = ReturnType<typeof pagesView>['rows'][number];

/** Joins our own counts with those of an export, page by page. */
export function pagesView(
  query: SearchDataQuery,
  { pages: stats }: PagesStats,
  search: SearchPages | undefined,
) {
  const all = joinPages(stats, search);
  const text = query.search?.toLowerCase();
  const found = all.filter(({ path }) => !text || path.toLowerCase().includes(text));
  const missing = found.filter(({ isMissing }) => isMissing);
  const listed = (query.show ? missing : found).toSorted(orderOf(query.sort));
  const { page } = query;
  const states = [
    { label: 'All pages', count: found.length },
    {
      value: 'missing',
      label: 'No longer exist',
      count: missing.length,
      isAlert: missing.length > 0,
    },
  ];
  return SEARCH_DATA.view(query, {
    rows: listed.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((row) => ({
      id: row.path,
      /** the page's own screen */
      to: pageAddress(query, row.path),
      views: formatNumber(row.views),
      change: formatChange(row.views, row.before),
      landings: formatNumber(row.landings),
      /** in the export; undefined if the page is not in it */
      search: row.search && formatCounts(row.search),
      /** whether the site has nothing at the path any more */
      isMissing: row.isMissing,
    })),
    total: listed.length,
    pages: Math.ceil(listed.length / PER_PAGE),
    states: search && search.missing.size > 0 ? SEARCH_DATA.links(query, 'show', states) : [],
    isFirst: all.length === 0,
  });
}

/** Of our own counts, `(not found)` and `(other)` are left out: they are no pages. */
function joinPages(stats: PagesStats['pages'], search: SearchPages | undefined): JoinedPage[] {
  const own = stats.filter(({ path }) => path.startsWith('/'));
  const counted = new Set(own.map(({ path }) => path));
  const others = [...(search?.counts.keys() ?? [])].filter((path) => !counted.has(path));
  return [...own, ...others.map((path) => ({ path, views: 0, before: 0, landings: 0 }))].map(
    ({ path, views, before, landings }) => ({
      path,
      views,
      before,
      landings,
      search: search?.counts.get(path),
      isMissing: search?.missing.has(path) ?? false,
    }),
  );
}

const VALUES: Readonly<Record<string, (page: JoinedPage) => number>> = {
  views: ({ views }) => views,
  change: ({ views, before }) => views - before,
  landings: ({ landings }) => landings,
  clicks: ({ search }) => search?.clicks ?? -1,
  impressions: ({ search }) => search?.impressions ?? -1,
  rate: ({ search }) => (search ? clickRate(search) : -1),
  // Pages without a position are last.
  position: ({ search }) => search?.position || Number.MAX_SAFE_INTEGER,
};

function orderOf(sort: string = SEARCH_DATA.initial) {
  const valueOf = VALUES[sort.replace(/^-/, '')];
  const sign = sort.startsWith('-') ? -1 : 1;
  const byPath = (one: JoinedPage, other: JoinedPage) => (one.path < other.path ? -1 : 1);
  return (one: JoinedPage, other: JoinedPage) =>
    valueOf
      ? sign * (valueOf(one) - valueOf(other)) || byPath(one, other)
      : sign * byPath(one, other);
}

/** Since when landings are counted, if not for all of the two periods. */
export const landingsNote = (
  { landingsSince }: Pick<PagesStats, 'landingsSince'>,
  { from }: Period,
): string | undefined =>
  landingsSince !== undefined && landingsSince > from ? landingsSince : undefined;
