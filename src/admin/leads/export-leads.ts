import { csvDownload } from '#src/admin/parts/csv-download.ts';
import { leadCsvHeader, leadCsvLine } from '#src/domains/leads/lead-csv.ts';
import { requireRecentSignIn } from '#src/admin/confirm/confirm-identity.server.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/export-leads.ts';
import { parseLeadQuery } from './lead-filter.ts';
import { isoDay } from '#src/admin/parts/format-time.ts';

/** Downloads all leads that match the filter as CSV. */
export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'people.export');
  requireRecentSignIn(context, url);
  return csvDownload({
    fileName: `cadron-leads-${isoDay(new Date())}.csv`,
    header: leadCsvHeader(),
    batches: context.get(servicesContext).leads.all(parseLeadQuery(url.searchParams).filter),
    line: leadCsvLine,
  });
}
