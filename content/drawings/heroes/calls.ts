import { ramp, round } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LOST, type Picture } from '#src/ui/drawings/heroes/picture.tsx';

/** The incoming and the answered calls of a storm day, in periods of three hours. */
export const PERIODS = [
  { from: 'Midnight', came: 5, answered: 1 },
  { from: '3 a.m.', came: 7, answered: 1 },
  { from: '6 a.m.', came: 12, answered: 10 },
  { from: '9 a.m.', came: 16, answered: 15 },
  { from: 'Noon', came: 14, answered: 13 },
  { from: '3 p.m.', came: 13, answered: 11 },
  { from: '6 p.m.', came: 18, answered: 5 },
  { from: '9 p.m.', came: 11, answered: 2 },
] as const;

interface Place {
  unit: number;
  first: number;
  pitch: number;
  top: number;
  /** lower edge of the river of answered calls */
  floor: number;
  radius: number;
}

/** Calls enter from above: answered calls join the river, missed calls break off. */
function falls({ unit, first, pitch, top, floor, radius }: Place): Shape[] {
  const shapes: Shape[] = [];
  let below = 0;
  PERIODS.forEach(({ came, answered }, index) => {
    const x = first + index * pitch;
    const width = answered * unit;
    const lower = floor - below * unit;
    const upper = lower - width;
    const outer = radius + width;
    shapes.unshift({
      d:
        `M${round(x)} ${top}V${round(upper - radius)}A${round(outer)} ${round(outer)} 0 0 0 ${round(x + outer)} ${round(lower)}` +
        `H${BEYOND.after}V${round(upper)}H${round(x + outer)}A${radius} ${radius} 0 0 1 ${round(x + width)} ${round(upper - radius)}V${top}z`,
      fill: ramp(0.55 + index * 0.064),
    });
    const missed = (came - answered) * unit;
    const left = round(x + width + 2);
    const pieces = [
      [0, 60],
      [68, 18],
      [94, 9],
    ];
    shapes.unshift({
      d: pieces
        .map(
          ([at, long]) =>
            `M${left} ${top + at! * 0.9}h${round(missed)}v${long! * 0.9}h-${round(missed)}z`,
        )
        .join(''),
      fill: LOST,
    });
    below += answered;
  });
  return shapes;
}

function wide(): Picture {
  const place = { unit: 3.6, first: 48, pitch: 156, top: 44, floor: 400, radius: 14 };
  return {
    width: 1440,
    height: 410,
    shapes: falls(place),
    labels: [
      ...PERIODS.map(({ from }, index) => ({
        x: place.first + index * place.pitch,
        y: 28,
        text: from,
        kind: 'name' as const,
      })),
      { x: 1392, y: 330, text: '58 of 96', kind: 'figure on' as const, end: true },
      { x: 1392, y: 366, text: 'calls were answered', kind: 'on' as const, end: true },
    ],
  };
}

function tall(): Picture {
  const place = { unit: 1.72, first: 20, pitch: 40, top: 40, floor: 380, radius: 8 };
  return {
    width: 360,
    height: 420,
    shapes: falls(place),
    labels: [
      ...[0, 2, 4, 6].map((index) => ({
        x: place.first + index * place.pitch,
        y: 28,
        text: PERIODS[index]!.from,
      })),
      { x: 348, y: 410, text: '58 of 96 calls answered', end: true, kind: 'name' as const },
    ],
  };
}

/** Restoration: a storm day, whose calls at night are missed. */
export const calls: HeroDrawing = {
  wide: wide(),
  tall: tall(),
  description: `Calls answered on one storm day, in 3-hour blocks: ${PERIODS.map(
    ({ answered, came }) => `${answered} of ${came}`,
  ).join(', ')}. In total, 58 of 96.`,
};
