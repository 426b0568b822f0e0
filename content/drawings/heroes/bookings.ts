import { ramp } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND, pen } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LOST, type Picture } from '#src/ui/drawings/heroes/picture.tsx';

/** One week of ten appointments a day: (b)ooked, canceled and (f)illed from the waiting list, or (e)mpty. */
export const WEEK = [
  ['Mon', 'bbbbfbbbbb'],
  ['Tue', 'bbfbbbbbbb'],
  ['Wed', 'bbbbbfbbbb'],
  ['Thu', 'bfbbbebbfb'],
  ['Fri', 'bbbbbbfbbb'],
  ['Sat', 'bbfbbbbfbe'],
] as const;

type Kind = 'b' | 'f' | 'e';

export const count = (kind: Kind) =>
  WEEK.reduce((total, [, slots]) => total + slots.split(kind).length - 1, 0);

interface Place {
  left: number;
  top: number;
  slot: number;
  row: number;
  thick: number;
  /** upper edge of the waiting list below the week, and the thickness of one entry */
  floor: number;
  unit: number;
}

/** The waiting list, which gets thinner by one entry for each gap that it fills. */
function waitingList({ left, top, slot, row, floor, unit }: Place): string {
  const gaps = WEEK.flatMap(([, slots], day) =>
    [...slots.matchAll(/f/g)].map(({ index }) => ({ day, x: left + (index + 0.5) * slot })),
  ).toSorted((a, b) => a.x - b.x || a.day - b.day);
  const draw = pen();
  return gaps
    .map(({ day, x }, index) => {
      const before = gaps.filter((gap, other) => gap.x === x && other < index).length;
      const at = x + before * unit * 3 - unit / 2;
      const y = floor + (gaps.length - 1 - index) * unit;
      return (
        draw.bar(BEYOND.before, at + unit, y, unit) +
        draw.bar(at, at + unit, top + day * row, y - top - day * row)
      );
    })
    .join('');
}

function picture(place: Place, margin: number, labels: Picture['labels']): Picture {
  const { left, top, slot, row, thick } = place;
  const draw = pen();
  const kinds: Record<string, string> = { b: ramp(0.5), f: ramp(1), e: LOST };
  const days = WEEK.flatMap(([, slots], day) =>
    [...slots.matchAll(/b+|f|e/g)].map((run) => ({
      d: draw.bar(
        left + run.index * slot,
        left + (run.index + run[0].length) * slot - 3,
        top + day * row,
        thick,
      ),
      fill: kinds[run[0].charAt(0)]!,
    })),
  );
  const shapes: Shape[] = [{ d: waitingList(place), fill: ramp(1) }, ...days];
  const names = WEEK.map(([text], day) => ({
    x: margin,
    y: top + day * row + thick / 2 + 6,
    text,
    kind: 'name' as const,
  }));
  return { width: 0, height: 0, shapes, labels: [...names, ...labels] };
}

const [FILLED, EMPTY] = [count('f'), count('e')];

/** Consumer services: a week whose cancellations are filled from the waiting list. */
export const bookings: HeroDrawing = {
  wide: {
    ...picture({ left: 150, top: 44, slot: 124, row: 52, thick: 42, floor: 366, unit: 5 }, 48, [
      { x: 150, y: 26, text: '60 appointments', kind: 'name' },
      { x: 1392, y: 26, text: `${EMPTY} stay empty`, end: true },
      { x: 1392, y: 430, text: `${FILLED} gaps filled from the waiting list`, end: true },
    ]),
    width: 1440,
    height: 440,
  },
  tall: {
    ...picture({ left: 62, top: 36, slot: 28, row: 48, thick: 40, floor: 334, unit: 3 }, 20, [
      { x: 62, y: 22, text: `60 appointments, ${EMPTY} empty` },
      { x: 342, y: 392, text: `${FILLED} gaps filled from the waiting list`, end: true },
    ]),
    width: 360,
    height: 410,
  },
  description: `Sixty appointments in a week: ${count('b')} booked, ${FILLED} canceled and filled from the waiting list, and ${EMPTY} empty.`,
};
