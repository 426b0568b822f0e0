import { ramp } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND, pen } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LINE } from '#src/ui/drawings/heroes/picture.tsx';

/** Of 100 trials, those in use on each of 14 days. */
export const IN_USE = [100, 82, 64, 54, 46, 40, 35, 31, 28, 25, 22, 20, 18, 17] as const;
export const PAYING = 12;

interface Place {
  left: number;
  pitch: number;
  gap: number;
  unit: number;
  floor: number;
}

function columns({ left, pitch, gap, unit, floor }: Place): Shape[] {
  const draw = pen();
  const river = PAYING * unit;
  return [
    ...IN_USE.map((count, day) => ({
      d: draw.bar(
        left + day * pitch,
        left + (day + 1) * pitch - gap,
        floor - count * unit,
        (count - PAYING) * unit + 0.5,
      ),
      fill: ramp(0.42 + (day < 3 ? day * 0.1 : 0.2)),
    })),
    { d: draw.bar(BEYOND.before, BEYOND.after, floor - river, river), fill: ramp(1) },
    {
      d: `M${left + 3 * pitch - gap / 2} ${floor - 100 * unit}V${floor}`,
      stroke: LINE,
      width: 1.5,
    },
  ];
}

/** SaaS: 100 trials by day, and the stream of those that will pay. */
export const trials: HeroDrawing = {
  wide: {
    width: 1440,
    height: 406,
    shapes: columns({ left: 48, pitch: 96, gap: 4, unit: 3.5, floor: 400 }),
    labels: [
      { x: 48, y: 32, text: '100 trials', kind: 'name' },
      { x: 352, y: 74, text: 'Day 3: the 12 stand out' },
      { x: 1392, y: 262, text: 'Day 14: 17 still in use', end: true },
      { x: 1392, y: 388, text: '12 will pay', end: true, kind: 'on' },
    ],
  },
  tall: {
    width: 360,
    height: 400,
    shapes: columns({ left: 20, pitch: 23, gap: 2, unit: 3.4, floor: 386 }),
    labels: [
      { x: 20, y: 30, text: '100 trials', kind: 'name' },
      { x: 102, y: 70, text: 'Day 3: the 12 stand out' },
      { x: 348, y: 300, text: 'Day 14: 17 in use', end: true },
      { x: 348, y: 371, text: '12 will pay', end: true, kind: 'on' },
    ],
  },
  description:
    'A hundred trials, one column per day: 64 are in use on day 3 and 17 on day 14. The 12 that will pay run through every column.',
};
