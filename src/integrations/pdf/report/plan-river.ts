import type { Explanation } from '#src/domains/assessment/explain.ts';
import { bar } from '../bands.ts';
import type { Shape } from '../drawing.tsx';
import { columnStart, SHEET } from '../pdf-styles.ts';
import { pillarShade, ribbon } from '#src/ui/drawings/ribbon.ts';

/** Position of the river, and the thickness of one step's strand. */
const RIVER = { bottom: 282, strand: 9, top: 172, turn: 118 } as const;

/** A strand per step in the shade of its pillar. It starts in its month and joins those of the months before. */
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

/** A pillar's band across the page, for a roadmap without steps. */
const full = (index: number, fill: string): Shape => ({
  d: bar(0, RIVER.bottom - (index + 1) * 16, SHEET.width, 16.3),
  fill,
});
