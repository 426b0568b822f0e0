import type { Shape } from '#src/ui/drawings/shapes.tsx';
import type { Papers } from './papers.ts';

/** Hair behind and in front of the head, which is 84 wide around x = 100. */
interface Hair {
  back: readonly Shape[];
  front: readonly Shape[];
}

/** Parallel bands over the crown, which end at `left` and `right`. */
function falls(left: number, right: number, [outer, middle]: Papers): Shape[] {
  return [outer, middle].map((stroke, index) => {
    const radius = 54 - index * 15;
    const d = `M${100 - radius} ${left}V92a${radius} ${radius} 0 0 1 ${2 * radius} 0V${right}`;
    return { d, stroke, width: 16 };
  });
}

/** Returns the path of a disc with `count` curls along its edge. */
function curled(reach: number, count: number) {
  const turn = 1.44 / count;
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const angle = Math.PI * (1.22 - index * turn);
    return [100 + reach * Math.cos(angle), 90 - reach * Math.sin(angle)].map(Math.round).join(' ');
  });
  const radius = Math.round(reach * turn * 1.75);
  return `M${points.join(`A${radius} ${radius} 0 0 1 `)}z`;
}

export const HAIR = {
  /** chin length, with slanted bangs */
  bob: (papers: Papers): Hair => ({
    back: falls(164, 150, papers),
    front: [
      { d: 'M54 112V92a46 47 0 0 1 92 0v8c-26 2-52-6-64-24-4 18-14 30-28 36z', fill: papers[2] },
    ],
  }),
  /** past the shoulder on one side */
  long: (papers: Papers): Hair => ({
    back: falls(132, 250, papers),
    front: [
      { d: 'M54 118V92a46 47 0 0 1 92 0v12c-32 0-60-10-70-34-2 22-8 40-22 48z', fill: papers[2] },
    ],
  }),
  /** a full head of curls */
  curls: ([outer, middle, inner]: Papers): Hair => ({
    back: [
      { d: curled(60, 8), fill: outer },
      { d: curled(47, 6), fill: middle },
    ],
    front: [
      { d: 'M55 100c0-34 16-54 45-54s45 20 45 54c-6-16-22-24-45-24s-39 8-45 24z', fill: inner },
    ],
  }),
  /** close to the head, cut level at the temples */
  crop: ([outer, middle]: Papers): Hair => ({
    back: [],
    front: [
      { d: 'M54 112V90a46 46 0 0 1 92 0v22h-9V98q0-14-12-18H74q-11 2-11 18v14z', fill: outer },
      { d: 'M55 80a46 46 0 0 1 90 0z', fill: middle },
    ],
  }),
  /** brushed over from a parting */
  swept: ([outer, middle, inner]: Papers): Hair => ({
    back: [],
    front: [
      { d: 'M54 114V88q0-48 47-48 45 0 45 46v28h-6q2-18-8-32-34 8-62-6-2 24-16 38z', fill: outer },
      { d: 'M70 76q2-28 34-31 36 1 37 48l-9-11q-34 8-62-6z', fill: middle },
      { d: 'M70 76q16-20 40-16 18 4 22 22-34 8-62-6z', fill: inner },
    ],
  }),
  /** in a bun */
  knot: ([outer, middle, inner]: Papers): Hair => ({
    back: [
      { d: 'M76 34a24 24 0 0 1 48 0a24 24 0 0 1-48 0z', fill: outer },
      { d: 'M86 38a14 14 0 0 1 28 0z', fill: inner },
    ],
    front: [
      { d: 'M54 112V90a46 46 0 0 1 92 0v22q-4-36-46-36t-46 36z', fill: outer },
      { d: 'M60 78a43 43 0 0 1 80 0q-36-20-80 0z', fill: middle },
    ],
  }),
} as const;
