import { ramp } from '#src/ui/drawings/ribbon.ts';

/** Named bands of equal thickness and the river that they form, or that divides into them. */
export interface Streams {
  /** `merge`: all flow into the river at once; `join`: one after another; `split`: the river divides */
  shape: 'merge' | 'join' | 'split';
  /** the names of the bands */
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
