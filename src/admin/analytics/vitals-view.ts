import { formatNumber } from '#src/admin/parts/counts.ts';
import type { PageVitals } from '#src/domains/analytics/analytics-reader.server.ts';
import type { VitalStats } from '#src/domains/analytics/vital-stats.ts';
import { RATINGS, VITAL_THRESHOLDS } from '#src/domains/analytics/web-vitals.ts';
import { RATING_NAMES, VITAL_MEANINGS, vitalLimit, vitalValue } from './analytics-labels.ts';

/** A vital, formatted for display. */
export type VitalView = ReturnType<typeof vitalView>;

/** A vital over all pages. */
export type SiteVitalView = ReturnType<typeof siteVitalView>;

export type PageVitalsView = ReturnType<typeof pageVitalsView>;

export const pageVitalsView = ({ path, vitals }: PageVitals) => ({
  id: path,
  vitals: vitals.map(vitalView),
});

function vitalView({ name, samples, p75, rating }: VitalStats) {
  const few = samples > 0 ? 'Few' : 'None';
  return {
    name,
    /** `2.46 s`; empty with few samples or none */
    value: p75 === undefined ? '' : vitalValue(name, p75),
    rating,
    /** `Good`; `Few` or `None` when there are not enough samples */
    label: rating ? RATING_NAMES[rating] : few,
    /** number of samples, such as `1,204` */
    samples: formatNumber(samples),
    unit: samples === 1 ? 'sample' : 'samples',
  };
}

export function siteVitalView(figure: VitalStats) {
  const { name, samples, ratings } = figure;
  let from = 0;
  return {
    ...vitalView(figure),
    meaning: VITAL_MEANINGS[name],
    /** `Good up to 2.5 s` */
    goal: `Good up to ${vitalLimit(name, VITAL_THRESHOLDS[name].good)}`,
    /** bar segments, 0 to 100, good first; empty without samples */
    shares:
      samples === 0
        ? []
        : RATINGS.map((rating) => {
            const length = (ratings[rating] / samples) * 100;
            const band = { rating, name: RATING_NAMES[rating], from, length };
            from += length;
            return { ...band, share: `${Math.round(length)}%` };
          }),
  };
}
