import { csvDownload } from '#src/admin/csv/csv-download.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { csvLine } from '#src/platform/csv/csv.ts';
import type { Route } from './+types/export-report.ts';
import { becomes, CHANGES, stateWord } from './import-words.ts';

const BATCH = 500;
const COLUMNS = ['place', 'title', 'address', 'change', 'state', 'message', 'warnings'];

/** The report of an import: one line for each of its items. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { imports } = servicesFor(context, 'content.import');
  const found = await imports.find(params.id);
  if (!found) throw new Response(null, { status: 404 });
  const { id, phase } = found;
  async function* batches() {
    for (let offset = 0; ; offset += BATCH) {
      const { items } = await imports.items(id, {}, { limit: BATCH, offset });
      if (items.length > 0) yield items;
      if (items.length < BATCH) return;
    }
  }
  return csvDownload(context, {
    name: 'import-report',
    header: csvLine(COLUMNS),
    batches: batches(),
    line: ({ place, title, planned, change, state, message }) =>
      csvLine([
        place,
        title,
        becomes(planned),
        CHANGES[change],
        stateWord(state, phase),
        message ?? '',
        planned?.warnings.map(({ text }) => text).join('; ') ?? '',
      ]),
  });
}
