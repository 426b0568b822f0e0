import { csvDownload } from '#src/admin/csv/csv-download.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { csvLine } from '#src/platform/csv/csv.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/export-views.ts';
import { exportOf, parseAnalyticsQuery } from './analytics-query.ts';

/** Downloads the views per page and day as CSV. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { analyticsFigures } = servicesFor(context, 'analytics.see');
  const { range } = parseAnalyticsQuery(url.searchParams);
  const now = new Date();
  return csvDownload(context, {
    name: `views-${range}-days`,
    header: csvLine(['Day', 'Page', 'Views']),
    batches: analyticsFigures.allViews(lastDays(range, now)),
    line: ({ day, path, views }) => csvLine([day, path, String(views)]),
    entry: () => exportOf('page views', range),
  });
}
