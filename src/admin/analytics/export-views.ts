import { csvDownload } from '#src/admin/lists/csv-download.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
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
    columns: { Day: ({ day }) => day, Page: ({ path }) => path, Views: ({ views }) => views },
    batches: analyticsFigures.allViews(lastDays(range, now)),
    entry: () => exportOf('page views', range),
  });
}
