import { isoDay } from '#src/admin/parts/format-time.ts';
import { csvDownload } from '#src/admin/parts/csv-download.ts';
import { runCsv } from '#src/domains/assessment/run-csv.ts';
import { requireRecentSignIn } from '#src/admin/confirm/confirm-identity.server.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/export-runs.ts';
import { toRunFilter, parseRunQuery } from './run-filter.ts';

/** Downloads all runs that match the filter as CSV, with a column per question of the edition. */
export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'people.export');
  requireRecentSignIn(context, url);
  const { assessmentStats } = context.get(servicesContext);
  const { editions } = assessmentStats;
  const query = parseRunQuery(url.searchParams, editions);
  const { header, line } = runCsv(editions.find(({ edition }) => edition === query.edition)!);
  return csvDownload({
    fileName: `cadron-assessments-${query.edition}-${isoDay(new Date())}.csv`,
    header,
    batches: assessmentStats.streamRuns(toRunFilter(query)),
    line,
  });
}
