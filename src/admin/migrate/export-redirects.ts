import { csvDownload, everyPage } from '#src/admin/lists/csv-download.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/export-redirects.ts';

/** The redirects of an import, in the form that the import of redirects reads. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { imports } = servicesFor(context, 'content.import');
  if (!(await imports.find(params.id))) throw new Response(null, { status: 404 });
  return csvDownload(context, {
    name: 'import-redirects',
    columns: { from: ({ from }) => from, to: ({ to }) => to, status: () => 301 },
    batches: everyPage(async () => ({ rows: await imports.redirects(params.id), pages: 1 })),
  });
}
