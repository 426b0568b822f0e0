import { ramp, reach, round } from '#src/ui/drawings/ribbon.ts';

export interface Band {
  path: string;
  fill: string;
  /** those who went no further */
  isLeaving?: boolean;
}

export interface Stage {
  count: number;
  /** whether the next stage is made of these runs; else the next band begins anew */
  goesOn: boolean;
}

/** One stage's length along the flow. */
export const STEP = 100;
/** The first stage's thickness, and how far those who leave turn aside. */
const THICKEST = 160;
const ASIDE = 30;
export const BREADTH = THICKEST + ASIDE;

/** Thinner than this nobody sees that somebody is left. */
const THINNEST = 1.5;
const CUT = 1;

/**
 * The stages as bands as thick as their counts, from left to right along one level edge; what is lost between two stages
 * turns off below. To be stretched: nothing in it is text.
 */
export function funnelBands(stages: readonly Stage[]): Band[] {
  const most = Math.max(1, ...stages.map(({ count }) => count));
  const thickness = (count: number) =>
    count === 0 ? 0 : Math.max(THINNEST, round((count / most) * THICKEST));
  return stages.flatMap(({ count, goesOn }, index) => {
    if (count === 0) return [];
    const x = index * STEP;
    const width = thickness(count);
    const fill = ramp(index / Math.max(1, stages.length - 1));
    const next = stages[index + 1];
    if (!goesOn || !next) {
      const end = next ? x + STEP - 14 : x + STEP;
      return [{ path: `M${x} 0H${end}V${width}H${x}Z`, fill }];
    }
    const after = thickness(next.count);
    const bend = { x: x + STEP * 0.42, y: 0 };
    const stays = reach(
      [x, x + STEP - CUT],
      { ...bend, width },
      { x: x + STEP - CUT, y: 0, width: after },
    );
    const lost = round(width - after);
    if (next.count === count || lost <= 0) return [{ path: stays, fill }];
    const leaves = reach(
      [bend.x, x + STEP - 4],
      { x: bend.x, y: after, width: lost },
      { x: x + STEP - 4, y: after + ASIDE, width: lost },
    );
    return [
      { path: leaves, fill, isLeaving: true },
      { path: stays, fill },
    ];
  });
}
