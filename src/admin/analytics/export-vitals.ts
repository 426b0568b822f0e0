import { csvDownload } from '#src/admin/lists/csv-download.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import type { CsvColumns } from '#src/platform/csv/csv.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/export-vitals.ts';
import { exportOf, parseAnalyticsQuery } from './analytics-query.ts';
import type { PageVitals } from '#src/domains/analytics/analytics-reader.server.ts';

type Row = PageVitals['vitals'][number] & { path: string };

const COLUMNS: CsvColumns<Row> = {
  Page: ({ path }) => path,
  Metric: ({ name }) => name,
  // empty when there are few samples; zero is a measured value
  '75th percentile': ({ name, p75 }) =>
    p75 === undefined ? '' : name === 'CLS' ? p75.toFixed(3) : Math.round(p75),
  Unit: ({ name }) => (name === 'CLS' ? '' : 'ms'),
  Rating: ({ rating = 'few samples' }) => rating,
  Samples: ({ samples }) => samples,
  Good: ({ ratings }) => ratings.good,
  'Needs improvement': ({ ratings }) => ratings['needs-improvement'],
  Poor: ({ ratings }) => ratings.poor,
};

/** A row per vital that has samples. */
async function* rowsOf(all: AsyncIterable<readonly PageVitals[]>): AsyncGenerator<Row[]> {
  for await (const pages of all)
    yield pages.flatMap(({ path, vitals }) =>
      vitals.filter(({ samples }) => samples > 0).map((vital) => ({ ...vital, path })),
    );
}

/** Downloads the Web Vitals per page as CSV. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { analyticsFigures } = servicesFor(context, 'analytics.see');
  const { range } = parseAnalyticsQuery(url.searchParams);
  const now = new Date();
  return csvDownload(context, {
    name: `web-vitals-${range}-days`,
    columns: COLUMNS,
    batches: rowsOf(analyticsFigures.allVitals(lastDays(range, now))),
    entry: () => exportOf('Web Vitals', range),
  });
}
