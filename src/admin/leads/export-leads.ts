import { CSV_BOM, leadCsvHeader, leadCsvLine } from '#src/domains/leads/lead-csv.ts';
import type { LeadView } from '#src/domains/leads/leads.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/export-leads.ts';
import { readQuery } from './lead-filter.ts';
import { isoDay } from './when.ts';

/** All leads of the filter as a file, read and sent a batch at a time. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { leads } = context.get(servicesContext);
  const batches = leads.all(readQuery(url.searchParams).filter)[Symbol.asyncIterator]();
  // Read before anything is sent: a database that is down is an error and no half a file.
  const first = await batches.next();
  return new Response(csvStream(first, batches), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="cadron-leads-${isoDay(new Date())}.csv"`,
    },
  });
}

type Batches = AsyncIterator<readonly LeadView[]>;

/** The text of the file; the next batch is read only when the reader wants more, and none once she has left. */
function csvStream(first: Awaited<ReturnType<Batches['next']>>, batches: Batches) {
  const encoder = new TextEncoder();
  let ready: typeof first | undefined = first;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_BOM + leadCsvHeader()));
    },
    async pull(controller) {
      const batch = ready ?? (await batches.next());
      ready = undefined;
      if (batch.done) controller.close();
      else controller.enqueue(encoder.encode(batch.value.map(leadCsvLine).join('')));
    },
    async cancel() {
      await batches.return?.();
    },
  });
}
