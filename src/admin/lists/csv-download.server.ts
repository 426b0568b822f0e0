import type { RouterContextProvider } from 'react-router';
import { filePrefixOf } from '#src/domains/site-map/slug-of.ts';
import { isoDay } from '#src/admin/parts/format-time.ts';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import {
  type ActivityEntry,
  type ActivityValue,
  actorOf,
} from '#src/platform/activity/activity.ts';
import { withoutUndefined } from '#src/platform/json.ts';
import { servicesContext } from '#src/services.server.ts';
import { CSV_BOM, type CsvColumns, csvTable } from '#src/platform/csv/csv.ts';

interface CsvDownload<Row> {
  /** in its file name, before the day */
  name: string;
  columns: CsvColumns<Row>;
  batches: AsyncIterable<readonly Row[]>;
  /** for the history, unless all of it is public or listed anyway; added once the data can be read, before anything is sent */
  entry?: () => ExportEntry | Promise<ExportEntry>;
}

interface ExportEntry extends Omit<ActivityEntry, 'actor' | 'after'> {
  /** what was exported, by which filter */
  after: Readonly<Record<string, ActivityValue | undefined>>;
}

/** Every page of a list, for those that are read by page. */
export async function* everyPage<Row>(
  read: (page: number) => Promise<{ rows: readonly Row[]; pages: number }>,
): AsyncGenerator<readonly Row[]> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { rows, pages } = await read(page);
    // A list that became shorter returns its last page again.
    if (page > Math.max(1, pages)) return;
    yield rows;
    last = pages;
  }
}

/** Streams a CSV file of any length, one batch at a time. */
export async function csvDownload<Row>(
  context: Readonly<RouterContextProvider>,
  { name, columns, batches: all, entry: entryOf }: CsvDownload<Row>,
): Promise<Response> {
  const batches = all[Symbol.asyncIterator]();
  // Reads the first batch before sending, so that a database that is down is an error and not a truncated file.
  const first = await batches.next();
  try {
    const entry = await entryOf?.();
    if (entry) {
      const actor = actorOf(context.get(signedInUserContext));
      await context.get(servicesContext).activityLog.record({
        ...entry,
        actor,
        after: withoutUndefined(entry.after) as NonNullable<ActivityEntry['after']>,
      });
    }
  } catch (error) {
    await batches.return?.();
    throw error;
  }
  const site = filePrefixOf(context.get(servicesContext).frame.latest().brand.shortName);
  return new Response(csvStream(columns, first, batches), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${site}-${name}-${isoDay(new Date())}.csv"`,
    },
  });
}

/** Reads the next batch only when the client needs more data, and stops when the client disconnects. */
function csvStream<Row>(
  columns: CsvColumns<Row>,
  first: IteratorResult<readonly Row[]>,
  batches: AsyncIterator<readonly Row[]>,
) {
  const { header, line } = csvTable(columns);
  const encoder = new TextEncoder();
  let ready: typeof first | undefined = first;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_BOM + header));
    },
    async pull(controller) {
      const batch = ready ?? (await batches.next());
      ready = undefined;
      if (batch.done) controller.close();
      else controller.enqueue(encoder.encode(batch.value.map(line).join('')));
    },
    async cancel() {
      await batches.return?.();
    },
  });
}
