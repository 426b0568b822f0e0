import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketOf, countRatings, largestValue, percentile, countSamples } from './histogram.ts';
import { rate, RATINGS, VITAL_NAMES, VITAL_THRESHOLDS, type VitalName } from './web-vitals.ts';

const name = fc.constantFrom(...VITAL_NAMES);

/** Realistic values, most of them small; fractions are finer than any bucket. */
const valuesOf = (vital: VitalName) => {
  const scale = vital === 'CLS' ? 1_000_000 : 100;
  const integer = (max: number) => fc.integer({ min: 0, max }).map((value) => value / scale);
  const all = integer(largestValue(vital) * scale);
  const usual = integer(VITAL_THRESHOLDS[vital].poor * 2 * scale);
  const exact = fc.constantFrom(VITAL_THRESHOLDS[vital].good, VITAL_THRESHOLDS[vital].poor);
  return fc.array(fc.oneof(all, usual, exact), { minLength: 1, maxLength: 200 });
};

const measured = name.chain((vital) => fc.tuple(fc.constant(vital), valuesOf(vital)));

function histogramOf(vital: VitalName, values: readonly number[]) {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(vital, value);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
}

/** The smallest value that the given share of all values does not exceed. */
const truePercentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.max(1, Math.ceil(share * values.length)) - 1]!;

test('returns a percentile with the bucket and rating of the true one', () => {
  fc.assert(
    fc.property(measured, fc.constantFrom(0.01, 0.5, 0.75, 0.95, 1), ([vital, values], share) => {
      const found = percentile(vital, histogramOf(vital, values), share)!;
      const exact = truePercentile(values, share);
      expect(bucketOf(vital, found)).toBe(bucketOf(vital, exact));
      expect(rate(vital, found)).toBe(rate(vital, exact));
    }),
    { numRuns: 500 },
  );
});

test('returns a percentile within a sixth of the true one, beyond the smallest bucket', () => {
  fc.assert(
    fc.property(measured, ([vital, values]) => {
      const exact = truePercentile(values, 0.75);
      const found = percentile(vital, histogramOf(vital, values), 0.75)!;
      const smallest = vital === 'CLS' ? 0.001 : 10;
      expect(Math.abs(found - exact)).toBeLessThanOrEqual(Math.max(smallest, exact / 6));
    }),
  );
});

test('counts every value once with its rating', () => {
  fc.assert(
    fc.property(measured, ([vital, values]) => {
      const histogram = histogramOf(vital, values);
      expect(countSamples(histogram)).toBe(values.length);
      const counts = countRatings(vital, histogram);
      for (const rating of RATINGS)
        expect(counts[rating]).toBe(values.filter((one) => rate(vital, one) === rating).length);
    }),
  );
});

test('orders buckets by value, up to bucket 101', () => {
  fc.assert(
    fc.property(measured, ([vital, values]) => {
      const buckets = values.toSorted((a, b) => a - b).map((value) => bucketOf(vital, value));
      expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
    }),
  );
  expect(VITAL_NAMES.map((vital) => bucketOf(vital, largestValue(vital)))).toEqual(
    VITAL_NAMES.map(() => 101),
  );
  expect(VITAL_NAMES.map((vital) => bucketOf(vital, 0))).toEqual(VITAL_NAMES.map(() => 0));
});

test('interpolates evenly within a bucket', () => {
  // 2,250 to 2,500 ms
  const bucket = bucketOf('LCP', 2_500);
  expect(percentile('LCP', new Map([[bucket, 1]]), 0.75)).toBe(2_375);
  expect(percentile('LCP', new Map([[bucket, 100]]), 0.75)).toBe(2_250 + 250 * 0.745);
  expect(percentile('CLS', new Map([[bucketOf('CLS', 0.1), 1]]), 0.75)).toBeCloseTo(0.095);
  expect(percentile('LCP', new Map(), 0.75)).toBeUndefined();
});
