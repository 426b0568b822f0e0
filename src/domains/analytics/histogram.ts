import { rate, type Rating, type VitalName } from './web-vitals.ts';

/** How many values fell into each bucket, by its number. */
export type Histogram = ReadonlyMap<number, number>;

/** Steps within a power of ten, in tenths: at most a sixth apart, and every threshold of a vital is one. */
const STEPS = [
  10, 11, 12, 13, 14, 16, 18, 20, 22.5, 25, 27.5, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90,
];

/** Ten minutes: no page takes longer, but a clock that is set meanwhile does. */
const MAX_VALUE = 600_000;

/**
 * Upper ends of the buckets, in milliseconds. They are stored by their numbers, so they never change: a value equal to
 * an end belongs below it, like a value equal to a threshold does.
 */
const ENDS = [1, 10, 100, 1_000, 10_000]
  .flatMap((power) => STEPS.map((step) => step * power))
  .filter((end) => end <= MAX_VALUE);

/** CLS is counted in ten-thousandths, which brings it to the size of the others. */
const perUnit = (name: VitalName) => (name === 'CLS' ? 10_000 : 1);

/** The largest value that is counted. */
export const largestValue = (name: VitalName): number => MAX_VALUE / perUnit(name);

/** The bucket of a value between 0 and `largestValue`. */
export function bucketOf(name: VitalName, value: number): number {
  const scaled = value * perUnit(name);
  let [first, last] = [0, ENDS.length - 1];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (ENDS[middle]! < scaled) first = middle + 1;
    else last = middle;
  }
  return first;
}

/**
 * The value that the given share of all values does not exceed, such as 0.75; undefined of none. Within its bucket
 * values are taken to lie evenly, so it is at most a bucket away from the true one, and rated alike.
 */
export function percentile(
  name: VitalName,
  histogram: Histogram,
  share: number,
): number | undefined {
  const rank = Math.max(1, Math.ceil(share * samplesOf(histogram)));
  let before = 0;
  for (const [bucket, count] of [...histogram].toSorted(([a], [b]) => a - b)) {
    if (before + count >= rank) {
      const from = ENDS[bucket - 1] ?? 0;
      const length = ENDS[bucket]! - from;
      return (from + (length * (rank - before - 0.5)) / count) / perUnit(name);
    }
    before += count;
  }
  return undefined;
}

export const samplesOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** How many values are good, need improvement or are poor: exactly, since thresholds are ends of buckets. */
export function countRatings(
  name: VitalName,
  histogram: Histogram,
): Readonly<Record<Rating, number>> {
  const counts = { good: 0, 'needs-improvement': 0, poor: 0 };
  for (const [bucket, count] of histogram)
    counts[rate(name, ENDS[bucket]! / perUnit(name))] += count;
  return counts;
}
