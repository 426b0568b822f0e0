import { expect, test } from 'vitest';
import { indexBands } from './index-river.tsx';

/** The thickness of a band at its first point. */
const thickness = (d: string) => {
  const [, top, bottom] = /^M[\d.]+ ([\d.]+)H.* ([\d.]+)H[\d.]+Z$/.exec(d)!;
  return Number(bottom) - Number(top);
};

test('divides the same river among both sides', () => {
  const bands = indexBands(8, 6).map(({ d }) => thickness(d));
  expect(bands).toHaveLength(14);
  const total = (part: number[]) => part.reduce((sum, width) => sum + width, 0);
  expect(total(bands.slice(0, 8))).toBeCloseTo(132, -1);
  expect(total(bands.slice(8))).toBeCloseTo(132, -1);
});
