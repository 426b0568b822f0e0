import { expect, test } from 'vitest';
import {
  CLSThresholds,
  FCPThresholds,
  INPThresholds,
  LCPThresholds,
  TTFBThresholds,
} from 'web-vitals';
import { rate, VITAL_THRESHOLDS, type VitalName } from './web-vitals.ts';

test.each<[VitalName, number, number]>([
  ['FCP', 1_800, 3_000],
  ['LCP', 2_500, 4_000],
  ['FID', 100, 300],
  ['CLS', 0.1, 0.25],
  ['TTFB', 800, 1_800],
  ['INP', 200, 500],
])('rates %s as good up to %d and as poor beyond %d', (name, good, poor) => {
  const little = name === 'CLS' ? 0.001 : 1;
  expect([0, good, good + little, poor, poor + little].map((value) => rate(name, value))).toEqual([
    'good',
    'good',
    'needs-improvement',
    'needs-improvement',
    'poor',
  ]);
});

test('has the thresholds by which the library rates in browsers', () => {
  const { FID: _, ...ratedThere } = VITAL_THRESHOLDS;
  const valuesOf = ({ good, poor }: { good: number; poor: number }) => [good, poor];
  expect(Object.entries(ratedThere).map(([name, one]) => [name, valuesOf(one)])).toEqual([
    ['LCP', LCPThresholds],
    ['INP', INPThresholds],
    ['CLS', CLSThresholds],
    ['FCP', FCPThresholds],
    ['TTFB', TTFBThresholds],
  ]);
});
