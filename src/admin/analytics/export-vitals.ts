import { isoDay } from '#src/admin/parts/format-time.ts';
import { csvDownload } from '#src/admin/parts/csv-download.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { csvLine } from '#src/platform/csv/csv.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/export-vitals.ts';
import { parseAnalyticsQuery } from './analytics-query.ts';
import { recordExport } from './record-export.server.ts';
import { vitalLines, VITALS_HEADER } from './vitals-csv.ts';

/** Downloads the Web Vitals per page as CSV. */
export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'analytics.see');
  const { range } = parseAnalyticsQuery(url.searchParams);
  const now = new Date();
  const { analyticsFigures } = context.get(servicesContext);
  return csvDownload({
    fileName: `cadron-web-vitals-${range}-days-${isoDay(now)}.csv`,
    header: csvLine(VITALS_HEADER),
    batches: analyticsFigures.allVitals(lastDays(range, now)),
    line: vitalLines,
    record: () => recordExport(context, 'Web Vitals', range),
  });
}
