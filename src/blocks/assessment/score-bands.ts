import type { PillarScore } from '#src/domains/assessment/score.ts';
import { pillarShade, stack, sum } from '#src/ui/drawings/ribbon.ts';

/** Radius of the gauge's circle, whose circumference is 283 units (docs/specification.md, section 2). */
export const RADIUS = 45;
/** Thickness of the ring if every pillar has 100 percent. */
const FULL = 28;

export interface Band {
  /** proportional to the pillar's percentage */
  width: number;
  /** distance of the outer edge from the outer edge of the ring */
  edge: number;
  /** of the center line in the ring */
  radius: number;
  shade: string;
}

/** The thickness of one band for a percentage, in the units of the ring. */
export const bandWidth = (percentage: number, pillars: number): number =>
  (percentage / 100) * (FULL / pillars);

/** The band of each pillar, side by side in the ring, the first one outside; and the thickness of the whole. */
export function scoreBands(pillars: readonly Pick<PillarScore, 'percentage'>[]): {
  bands: Band[];
  thickness: number;
} {
  const widths = pillars.map(({ percentage }) => bandWidth(percentage, pillars.length));
  const thickness = sum(widths);
  const edges = stack(widths);
  const bands = widths.map((width, index) => ({
    width,
    edge: edges[index]!,
    radius: RADIUS + thickness / 2 - edges[index]! - width / 2,
    shade: pillarShade(index, pillars.length),
  }));
  return { bands, thickness };
}
