import type { PillarScore } from '#src/domains/assessment/score.ts';
import { arc, stacked } from '../bands.ts';
import type { Shape } from '../drawing.tsx';
import { COLORS } from '../pdf-styles.ts';
import { pillarShade, ribbon, sum } from '#src/ui/drawings/ribbon.ts';

export const RING = { x: 400, y: 566, radius: 166 } as const;
export const ROWS = { top: 330, pitch: 23 } as const;
/** Left ends of the pillars' streams, after their names; uneven on purpose. */
const BEGINS = [262, 278, 256, 286, 268];

interface River {
  shapes: Shape[];
  /** thickness of the ring */
  thickness: number;
}

/**
 * A stream per pillar, as thick as its percentage. Together they fill a ring up to the overall percentage, which ends with a mark
 * in the color of the level; the rest of the ring is dark.
 */
export function coverRiver(
  pillars: readonly PillarScore[],
  percentage: number,
  mark: string,
): River {
  const widths = pillars.map((pillar) => pillar.percentage * (0.56 / pillars.length));
  const thickness = sum(widths);
  const edges = stacked(widths);
  const share = percentage / 100;
  const top = RING.y - RING.radius;
  const around = (
    inset: number,
    width: number,
    from: number,
    to: number,
    stroke: string,
  ): Shape => ({
    d: arc({ center: [RING.x, RING.y], radius: RING.radius - inset, from, to }),
    stroke,
    width,
  });
  const middle = thickness / 2;
  const streams = widths.map((width, index) => ({
    d: ribbon(
      {
        x: BEGINS[index % BEGINS.length]!,
        y: ROWS.top + (index + 0.5) * ROWS.pitch - width / 2,
        width,
      },
      { x: RING.x + 0.3, y: top + edges[index]!, width },
    ),
    fill: pillarShade(index, pillars.length),
  }));
  const turns = widths.map((width, index) =>
    around(edges[index]! + width / 2, width + 0.3, 0, share, pillarShade(index, pillars.length)),
  );
  // A line in the background color separates the end of a long ring from the entering streams.
  const cut = around(middle, thickness + 4, Math.min(0.75, share), share, COLORS.pine);
  return {
    thickness,
    shapes: [
      around(middle, thickness, 0, 1, COLORS.panel),
      ...streams,
      ...(share > 0.75 ? [cut] : []),
      ...turns,
      around(middle, thickness + 12, Math.max(0, share - 0.006), share, mark),
    ],
  };
}
