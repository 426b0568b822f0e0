import { formatChange, dayLabels } from '#src/admin/analytics/analytics-labels.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import type {
  PagesStats,
  AnalyticsReader,
} from '#src/domains/analytics/analytics-reader.server.ts';
import type { Period } from '#src/domains/analytics/period.ts';
import type {
  SearchPages,
  SearchQueries,
} from '#src/domains/seo/search-data/search-data.server.ts';
import { clickRate, type SearchCounts } from '#src/domains/seo/search-data/search-figures.ts';
import { daysView } from '#src/admin/analytics/days-view.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import {
  pageAddress,
  SEARCH_DATA,
  type SearchDataQuery,
  formatCounts,
  dayLabel,
} from './search-data-list.ts';
import { markChanges } from './mark-changes.ts';
import type { PageChange } from './page-changes.server.ts';

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

export type ChangeRow = PageView['changes'][number];

export type PageView = ReturnType<typeof pageView>;

interface PageRead {
  path: string;
  stats: Awaited<ReturnType<AnalyticsReader['page']>>;
  /** first day of the preceding period */
  before: string;
  changes: readonly PageChange[];
  search: SearchPages | undefined;
  queries: SearchQueries | undefined;
}

/** Formats the queries with the most clicks. */
export const queriesView = (found: SearchQueries | undefined) => ({
  queries: (found?.queries ?? []).map((row) => ({ query: row.query, ...formatCounts(row) })),
  /** queries in the export; more than are listed */
  queryCount: found?.total ?? 0,
});

/** Formats what is known about one page. */
export function pageView(read: PageRead) {
  const { path, stats, before, changes, search, queries } = read;
  const days = stats.days.map(({ day }) => day);
  const dated = changes.map((change) => ({ ...change, day: siteDay(change.at) }));
  const isCompared = stats.landingsSince !== undefined && stats.landingsSince <= before;
  const counts = search?.counts.get(path);
  return {
    path,
    /** undefined if no view was counted in the two periods */
    days: stats.views + stats.before > 0 ? daysView(stats) : undefined,
    landings: formatNumber(stats.landings),
    /** compared with the preceding period; empty if that was not counted */
    landingsChange: isCompared ? formatChange(stats.landings, stats.landingsBefore) : '',
    changes: dated.map(({ at: _at, day, ...change }, index) => ({
      ...change,
      /** from 1, as on the curve */
      number: index + 1,
      /** `Nov 3, 2026` */
      date: dayLabel(day),
    })),
    marked: markChanges(
      dated.map(({ day }) => ({ day, date: dayLabels(day).date })),
      days,
    ),
    /** undefined if the page is not in the export */
    search: counts && formatCounts(counts),
    source: search?.source ?? ('none' as const),
    ...queriesView(queries),
    isMissing: search?.missing.has(path) ?? false,
  };
}
