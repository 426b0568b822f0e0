import { csvDownload } from '#src/admin/lists/csv-download.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { REDIRECT_COLUMNS } from '#src/domains/redirects/redirect-csv.ts';
import type { Route } from './+types/export-redirects.ts';
import { filterOf, REDIRECTS } from './redirect-list.ts';

/** Downloads all redirects that match the filter, as the import reads them. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { redirects } = servicesFor(context, 'content.see');
  return csvDownload(context, {
    name: 'redirects',
    columns: REDIRECT_COLUMNS,
    batches: redirects.all(filterOf(REDIRECTS.parse(url.searchParams))),
  });
}
