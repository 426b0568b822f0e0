import { countRatings, type Histogram, percentile, countSamples } from './histogram.ts';
import { rate, type Rating, VITAL_NAMES, type VitalName } from './web-vitals.ts';

/** With fewer samples the result depends on single visitors. */
const MIN_SAMPLES = 10;

/** Stats of a vital over a period. */
export interface VitalStats {
  name: VitalName;
  samples: number;
  /** 75th percentile in milliseconds, CLS without unit; undefined for fewer than `MIN_SAMPLES` samples */
  p75: number | undefined;
  rating: Rating | undefined;
  /** number of samples by rating */
  ratings: Readonly<Record<Rating, number>>;
}

/** Returns stats for every vital, also for those without samples. */
export const computeVitalStats = (
  histograms: ReadonlyMap<VitalName, Histogram> = new Map(),
): readonly VitalStats[] =>
  VITAL_NAMES.map((name) => computeStats(name, histograms.get(name) ?? new Map()));

function computeStats(name: VitalName, histogram: Histogram): VitalStats {
  const samples = countSamples(histogram);
  const p75 = samples < MIN_SAMPLES ? undefined : percentile(name, histogram, 0.75);
  return {
    name,
    samples,
    p75,
    rating: p75 === undefined ? undefined : rate(name, p75),
    ratings: countRatings(name, histogram),
  };
}
