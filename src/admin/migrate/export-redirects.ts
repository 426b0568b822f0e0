import { Readable } from 'node:stream';
import { csvDownload } from '#src/admin/csv/csv-download.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { csvLine } from '#src/platform/csv/csv.ts';
import type { Route } from './+types/export-redirects.ts';

/** The redirects of an import, in the form that the import of redirects reads. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { imports } = servicesFor(context, 'content.import');
  if (!(await imports.find(params.id))) throw new Response(null, { status: 404 });
  return csvDownload(context, {
    name: 'import-redirects',
    header: csvLine(['from', 'to', 'status']),
    batches: Readable.from([await imports.redirects(params.id)]),
    line: ({ from, to }) => csvLine([from, to, '301']),
  });
}
