import { countRatings, type Histogram, percentile, samplesOf } from './histogram.ts';
import { rate, type Rating, VITAL_NAMES, type VitalName } from './web-vitals.ts';

/** With fewer samples a figure says more about a single visitor than about a page. */
export const MIN_SAMPLES = 10;

/** A vital over a period. */
export interface VitalFigure {
  name: VitalName;
  samples: number;
  /** what three of four visits stayed within; milliseconds, CLS without unit; undefined of fewer than ENOUGH_SAMPLES */
  p75: number | undefined;
  rating: Rating | undefined;
  /** samples by rating */
  ratings: Readonly<Record<Rating, number>>;
}

/** A figure for every vital, also for those without a sample. */
export const vitalFigures = (
  histograms: ReadonlyMap<VitalName, Histogram> = new Map(),
): readonly VitalFigure[] =>
  VITAL_NAMES.map((name) => vitalFigure(name, histograms.get(name) ?? new Map()));

function vitalFigure(name: VitalName, histogram: Histogram): VitalFigure {
  const samples = samplesOf(histogram);
  const p75 = samples < MIN_SAMPLES ? undefined : percentile(name, histogram, 0.75);
  return {
    name,
    samples,
    p75,
    rating: p75 === undefined ? undefined : rate(name, p75),
    ratings: countRatings(name, histogram),
  };
}
