import { dayLabels, formatChange } from '#src/admin/analytics/analytics-labels.ts';
import { daysView } from '#src/admin/analytics/days-view.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import type { AnalyticsReader } from '#src/domains/analytics/analytics-reader.server.ts';
import type {
  SearchPages,
  SearchQueries,
} from '#src/domains/seo/search-data/search-data.server.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { markChanges } from './mark-changes.ts';
import type { PageChange } from './page-changes.server.ts';
import { dayLabel, formatCounts } from './search-labels.ts';

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
