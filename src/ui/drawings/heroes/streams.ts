import { ramp, round } from '#src/ui/drawings/ribbon.ts';

/** Named bands and the river that they form, or that divides into them. */
export interface Streams {
  /** `merge`: all flow into the river at once; `join`: one after another; `split`: the river divides */
  shape: 'merge' | 'join' | 'split';
  /** the names of the bands; where each ends on a number, the bands are as thick as those */
  ends: readonly string[];
  /** the name of the river */
  river: string;
  /** stages of the river, in the direction of flow */
  gates?: readonly string[] | undefined;
}

/** The background, which cuts the river at a gate. */
export const CUT = '#0A2E25';

/** The color of a band: from a teal that is visible on pine to mint. */
export const colorOf = (index: number, count: number) =>
  ramp(0.42 + (0.58 * index) / Math.max(1, count - 1));

/** Whether every name ends on a number. */
export const isCounted = (ends: readonly string[]) => ends.every((end) => countIn(end) > 0);

const countIn = (end: string) => Number(/(\d+)\D*$/.exec(end)?.[1] ?? 0);

/** The thickness of each band in a river. */
export function widthsOf(ends: readonly string[], river: number): number[] {
  const counts = isCounted(ends) ? ends.map(countIn) : ends.map(() => 1);
  const total = counts.reduce((sum, count) => sum + count);
  return counts.map((count) => (river * count) / total);
}

/** The centers of bands side by side, from the edge of the first one, with `space` between two. */
export function centersOf(widths: readonly number[], space = 0): number[] {
  let edge = -space;
  return widths.map((width) => {
    edge += space + width;
    return round(edge - width / 2);
  });
}
