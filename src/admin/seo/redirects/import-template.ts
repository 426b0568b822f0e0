import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { redirectCsvTemplate } from '#src/domains/redirects/redirect-csv.ts';
import { CSV_BOM } from '#src/platform/csv/csv.ts';
import type { Route } from './+types/import-template.ts';

/** A file with an example of each kind of redirect. */
export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  return new Response(CSV_BOM + redirectCsvTemplate(), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': 'attachment; filename="redirects-template.csv"',
    },
  });
}
