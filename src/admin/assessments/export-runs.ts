import { csvDownload } from '#src/admin/lists/csv-download.server.ts';
import { runColumns } from '#src/domains/assessment/run-csv.ts';
import { requireRecentSignIn } from '#src/admin/confirm/confirm-identity.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/export-runs.ts';
import { periodName, STATE_NAMES, runList } from './assessments-view.ts';

/** Downloads all runs that match the filter as CSV, with a column per question of the edition. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { assessmentStats } = servicesFor(context, 'people.export');
  requireRecentSignIn(context, url);
  const { editions } = assessmentStats;
  const list = runList(editions.map((each) => each.edition));
  const query = list.parse(url.searchParams);
  const filter = list.toFilter(query);
  const { edition } = filter;
  return csvDownload(context, {
    name: `assessments-${edition}`,
    columns: runColumns(editions.find((each) => each.edition === edition)!),
    batches: assessmentStats.streamRuns(filter),
    entry: () => ({
      area: 'leads',
      action: 'runs.exported',
      object: { kind: 'runs', label: 'assessment runs' },
      after: {
        Edition: edition,
        Period: periodName(query.period),
        'Company size': query.size,
        State: query.state && STATE_NAMES[query.state],
      },
    }),
  });
}
