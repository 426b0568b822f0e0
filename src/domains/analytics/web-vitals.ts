/** In the order of display. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'FID'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

export const RATINGS = ['good', 'needs-improvement', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];

interface Thresholds {
  good: number;
  poor: number;
}

/** On its own, because browsers load no others: the library rates the other vitals, by the same values. */
export const FID_THRESHOLDS: Thresholds = { good: 100, poor: 300 };

/** Up to `good` is good, beyond `poor` is poor (docs/specification.md, section 9). Milliseconds; CLS has no unit. */
export const VITAL_THRESHOLDS: Readonly<Record<VitalName, Thresholds>> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
  FID: FID_THRESHOLDS,
};

export const rate = (name: VitalName, value: number): Rating =>
  rateBy(VITAL_THRESHOLDS[name], value);

export function rateBy({ good, poor }: Thresholds, value: number): Rating {
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
