import { signedInUserContext } from '#src/admin/shell/signed-in-user.server.ts';
import { isoDay } from '#src/admin/parts/format-time.ts';
import { csvDownload } from '#src/admin/parts/csv-download.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { userActor } from '#src/platform/activity/activity.ts';
import { csvLine } from '#src/platform/csv/csv.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/export-vitals.ts';
import { parseAnalyticsQuery } from './analytics-query.ts';
import { vitalLines, VITALS_HEADER } from './vitals-csv.ts';

/** Downloads the Web Vitals per page as CSV. */
export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'analytics.see');
  const { range } = parseAnalyticsQuery(url.searchParams);
  const now = new Date();
  const { activityLog, analyticsFigures } = context.get(servicesContext);
  return csvDownload({
    fileName: `cadron-web-vitals-${range}-days-${isoDay(now)}.csv`,
    header: csvLine(VITALS_HEADER),
    batches: analyticsFigures.allVitals(lastDays(range, now)),
    line: vitalLines,
    record: () =>
      activityLog.record({
        actor: userActor(context.get(signedInUserContext)),
        area: 'site',
        action: 'analytics.exported',
        object: { kind: 'analytics', label: 'Web Vitals' },
        after: { Days: range },
      }),
  });
}
