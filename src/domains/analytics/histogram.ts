import { rate, type Rating, type VitalName } from './web-vitals.ts';

/** Number of values by bucket number. */
export type Histogram = ReadonlyMap<number, number>;

/** Bucket ends within a power of ten, in tenths: at most a sixth apart, and including every threshold of a vital. */
const STEPS = [
  10, 11, 12, 13, 14, 16, 18, 20, 22.5, 25, 27.5, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90,
];

/** Ten minutes. Only a clock that was changed during the measurement reports more. */
const MAX_VALUE = 600_000;

/**
 * Upper ends of the buckets, inclusive, in milliseconds. Bucket numbers are stored, so this list must never change. A value
 * equal to an end is in the bucket below it, like a value equal to a threshold.
 */
const BUCKET_ENDS = [1, 10, 100, 1_000, 10_000]
  .flatMap((power) => STEPS.map((step) => step * power))
  .filter((end) => end <= MAX_VALUE);

/** CLS is scaled by 10,000 to the range of the other vitals. */
const perUnit = (name: VitalName) => (name === 'CLS' ? 10_000 : 1);

/** The largest counted value. */
export const largestValue = (name: VitalName): number => MAX_VALUE / perUnit(name);

/** The bucket of a value between 0 and `largestValue`. */
export function bucketOf(name: VitalName, value: number): number {
  const scaled = value * perUnit(name);
  let [first, last] = [0, BUCKET_ENDS.length - 1];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (BUCKET_ENDS[middle]! < scaled) first = middle + 1;
    else last = middle;
  }
  return first;
}

/**
 * The value that a share of all values, such as 0.75, does not exceed; undefined for an empty histogram. Assumes an even
 * distribution within a bucket, so it is at most one bucket off and has the rating of the true percentile.
 */
export function percentile(
  name: VitalName,
  histogram: Histogram,
  share: number,
): number | undefined {
  const rank = Math.max(1, Math.ceil(share * countSamples(histogram)));
  let before = 0;
  for (const [bucket, count] of [...histogram].toSorted(([a], [b]) => a - b)) {
    if (before + count >= rank) {
      const from = BUCKET_ENDS[bucket - 1] ?? 0;
      const length = BUCKET_ENDS[bucket]! - from;
      return (from + (length * (rank - before - 0.5)) / count) / perUnit(name);
    }
    before += count;
  }
  return undefined;
}

export const countSamples = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** The number of values per rating. Exact, since thresholds are ends of buckets. */
export function countRatings(
  name: VitalName,
  histogram: Histogram,
): Readonly<Record<Rating, number>> {
  const counts = { good: 0, 'needs-improvement': 0, poor: 0 };
  for (const [bucket, count] of histogram)
    counts[rate(name, BUCKET_ENDS[bucket]! / perUnit(name))] += count;
  return counts;
}
