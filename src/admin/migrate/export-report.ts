import { csvDownload, everyPage } from '#src/admin/lists/csv-download.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/export-report.ts';
import { becomes, CHANGES, stateWord } from './import-words.ts';

const BATCH = 500;

/** The report of an import: one line for each of its items. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { imports } = servicesFor(context, 'content.import');
  const found = await imports.find(params.id);
  if (!found) throw new Response(null, { status: 404 });
  const { id, phase } = found;
  return csvDownload(context, {
    name: 'import-report',
    columns: {
      place: ({ place }) => place,
      title: ({ title }) => title,
      address: ({ planned }) => becomes(planned),
      change: ({ change }) => CHANGES[change],
      state: ({ state }) => stateWord(state, phase),
      message: ({ message }) => message,
      warnings: ({ planned }) => planned?.warnings.map(({ text }) => text).join('; '),
    },
    batches: everyPage(async (page) => {
      const part = { limit: BATCH, offset: (page - 1) * BATCH };
      const { items, total } = await imports.items(id, {}, part);
      return { rows: items, pages: Math.ceil(total / BATCH) };
    }),
  });
}
