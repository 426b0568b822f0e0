import { csvDownload } from '#src/admin/parts/csv-download.ts';
import { leadCsvHeader, leadCsvLine } from '#src/domains/leads/lead-csv.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/export-leads.ts';
import { readQuery } from './lead-filter.ts';
import { isoDay } from '#src/admin/parts/when.ts';

/** All leads of the filter as a file. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  csvDownload({
    fileName: `cadron-leads-${isoDay(new Date())}.csv`,
    header: leadCsvHeader(),
    batches: context.get(servicesContext).leads.all(readQuery(url.searchParams).filter),
    line: leadCsvLine,
  });
