import type { Shape } from '#src/ui/drawings/shapes.tsx';
import type { Papers } from './papers.ts';

/** Round shoulders, clipped by the frame. */
function shoulders(half: number, top: number, fill: string): Shape {
  const level = 2 * half - 92;
  return { d: `M${100 - half} 250V${top + 46}q0-46 46-46h${level}q46 0 46 46v80z`, fill };
}

export const CLOTHES = {
  /** a sweater with nested bands */
  bands: ([outer, middle, inner]: Papers): Shape[] => [
    shoulders(94, 182, outer),
    shoulders(78, 200, middle),
    shoulders(60, 218, inner),
  ],
  /** a jacket over a shirt */
  jacket: ([outer, middle, inner]: Papers): Shape[] => [
    shoulders(94, 184, outer),
    { d: 'M80 184h42l-20 58z', fill: inner },
    { d: 'M80 176l22 66v8H74l-8-66zM120 176l-18 66v8h26l10-66z', fill: middle },
  ],
  /** a high collar */
  rollneck: ([outer, middle]: Papers): Shape[] => [
    shoulders(94, 184, outer),
    { d: 'M76 166q24 14 48 0v28q-24 16-48 0z', fill: middle },
  ],
  /** a round neck with a broad hem */
  round: ([outer, middle]: Papers): Shape[] => [
    shoulders(94, 184, outer),
    { d: 'M68 184a32 32 0 0 0 64 0', stroke: middle, width: 14 },
  ],
} as const;
