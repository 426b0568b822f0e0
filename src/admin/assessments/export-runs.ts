import { isoDay } from '#src/admin/parts/format-time.ts';
import { csvDownload } from '#src/admin/parts/csv-download.ts';
import { runCsv } from '#src/domains/assessment/run-csv.ts';
import { requireRecentSignIn } from '#src/admin/confirm/confirm-identity.server.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/export-runs.ts';
import { toRunFilter, parseRunQuery } from './run-filter.ts';
import { PERIOD_NAMES, STATE_NAMES } from './run-labels.ts';

/** Downloads all runs that match the filter as CSV, with a column per question of the edition. */
export function loader({ context, url }: Route.LoaderArgs) {
  const user = requirePermission(context, 'people.export');
  requireRecentSignIn(context, url);
  const { activityLog, assessmentStats } = context.get(servicesContext);
  const { editions } = assessmentStats;
  const query = parseRunQuery(url.searchParams, editions);
  const { header, line } = runCsv(editions.find(({ edition }) => edition === query.edition)!);
  return csvDownload({
    fileName: `cadron-assessments-${query.edition}-${isoDay(new Date())}.csv`,
    header,
    batches: assessmentStats.streamRuns(toRunFilter(query)),
    line,
    record: () =>
      activityLog.record({
        actor: actorOf(user),
        area: 'leads',
        action: 'runs.exported',
        object: { kind: 'runs', label: 'assessment runs' },
        after: {
          Edition: query.edition,
          Period: PERIOD_NAMES[query.period],
          ...(query.companySize && { 'Company size': query.companySize }),
          ...(query.state && { State: STATE_NAMES[query.state] }),
        },
      }),
  });
}
