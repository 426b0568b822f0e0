import type { Explanation } from '#src/domains/assessment/explain.ts';
import { bar } from '../bands.ts';
import type { Shape } from '../drawing.tsx';
import { columnStart, SHEET } from '../pdf-styles.ts';
import { pillarShade } from './pillar-shade.ts';
import { ribbon } from '#src/ui/drawings/ribbon.ts';

/** Where the river of the plan flows, and how thick the strand of one step is. */
const RIVER = { bottom: 282, strand: 9, top: 172, turn: 118 } as const;

/** A strand for each step, in the shade of its pillar: it begins in its month and joins those of the months before. */
export function planRiver({ roadmap, pillars }: Explanation): Shape[] {
  const shade = (pillar: string) =>
    pillarShade(
      pillars.findIndex((one) => one.pillar === pillar),
      pillars.length,
    );
  const steps = roadmap.flatMap(({ steps }, month) =>
    steps.map((step, place) => ({ pillar: step.pillar, month, place, count: steps.length })),
  );
  if (steps.length === 0) return pillars.map(({ pillar }, index) => full(index, shade(pillar)));
  return steps
    .map(({ pillar, month, place, count }, index) => {
      const width = RIVER.strand + 0.3;
      const x = columnStart(1 + month * 4);
      const y = RIVER.bottom - (index + 1) * RIVER.strand;
      const start = { x: x + place * 13, y: RIVER.top + (count - 1 - place) * 14, width };
      const joins = { x: x + RIVER.turn, y, width };
      return {
        d: ribbon(start, joins) + bar(joins.x - 0.2, y, SHEET.width - joins.x + 0.2, width),
        fill: shade(pillar),
      };
    })
    .toReversed();
}

/** Nothing is left to do: all pillars flow from edge to edge. */
const full = (index: number, fill: string): Shape => ({
  d: bar(0, RIVER.bottom - (index + 1) * 16, SHEET.width, 16.3),
  fill,
});
