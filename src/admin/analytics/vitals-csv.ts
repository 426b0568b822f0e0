import type { PageVitals } from '#src/domains/analytics/analytics-reader.server.ts';
import type { VitalName } from '#src/domains/analytics/web-vitals.ts';
import { csvLine } from '#src/platform/csv/csv.ts';

/** Users of the export depend on the order of the columns, so add new ones at the end. */
export const VITALS_HEADER = [
  'Page',
  'Metric',
  '75th percentile',
  'Unit',
  'Rating',
  'Samples',
  'Good',
  'Needs improvement',
  'Poor',
];

const valueOf = (name: VitalName, value: number) =>
  name === 'CLS' ? value.toFixed(3) : String(Math.round(value));

/** Returns one CSV line, with its line end, per vital of a page that has samples. The percentile is empty when they are few. */
export const vitalLines = ({ path, vitals }: PageVitals): string =>
  vitals
    .filter(({ samples }) => samples > 0)
    .map(({ name, samples, p75, rating, ratings }) =>
      csvLine([
        path,
        name,
        p75 === undefined ? '' : valueOf(name, p75),
        name === 'CLS' ? '' : 'ms',
        rating ?? 'few samples',
        ...[samples, ratings.good, ratings['needs-improvement'], ratings.poor].map(String),
      ]),
    )
    .join('');
