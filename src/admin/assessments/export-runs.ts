import { isoDay } from '#src/admin/parts/when.ts';
import { csvDownload } from '#src/admin/parts/csv-download.ts';
import { runCsv } from '#src/domains/assessment/run-csv.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/export-runs.ts';
import { filterOf, readQuery } from './run-filter.ts';

/** All runs of the filter as a file; its columns are the questions of the edition. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { assessmentStats } = context.get(servicesContext);
  const { editions } = assessmentStats;
  const query = readQuery(url.searchParams, editions);
  const { header, line } = runCsv(editions.find(({ edition }) => edition === query.edition)!);
  return csvDownload({
    fileName: `cadron-assessments-${query.edition}-${isoDay(new Date())}.csv`,
    header,
    batches: assessmentStats.streamRuns(filterOf(query)),
    line,
  });
}
