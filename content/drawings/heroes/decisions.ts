import { ramp } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND, pen } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LINE, LOST } from '#src/ui/drawings/heroes/picture.tsx';

/** A week of requests: answered by AI, drafted for approval, or reserved for people. */
export const REQUESTS = { answered: 640, drafted: 300, kept: 60 } as const;

interface Place {
  unit: number;
  top: number;
  /** where the requests are divided, where the detour for approval is level, and where it rejoins */
  split: number;
  level: readonly [number, number];
  rejoin: number;
  /** the distance of the detour */
  out: number;
  end: number;
}

function bands(place: Place, isDown: boolean): Shape[] {
  const { unit, top, split, level, rejoin, out, end } = place;
  const draw = pen(isDown);
  const { answered, drafted, kept } = REQUESTS;
  const second = top + answered * unit;
  const width = drafted * unit;
  const detour =
    draw.ease(
      { along: split, across: second, width },
      { along: level[0], across: second + out, width },
    ) +
    draw.bar(level[0] - 0.5, level[1] + 0.5, second + out, width) +
    draw.ease(
      { along: level[1], across: second + out, width },
      { along: rejoin, across: second, width },
    ) +
    draw.bar(rejoin - 0.5, BEYOND.after, second, width);
  return [
    { d: draw.turn(split - 1, second + width, kept * unit, 40, end), fill: LOST },
    { d: detour, fill: ramp(0.8) },
    { d: draw.bar(split - 1, BEYOND.after, top, answered * unit), fill: ramp(1) },
    {
      d: draw.bar(BEYOND.before, split, top, (answered + drafted + kept) * unit),
      fill: ramp(0.62),
    },
  ];
}

/** AI enablement: requests that AI answers, that a person approves, or that people handle. */
export const decisions: HeroDrawing = {
  wide: {
    width: 1440,
    height: 414,
    shapes: [
      ...bands(
        { unit: 0.27, top: 48, split: 400, level: [650, 930], rejoin: 1180, out: 62, end: 400 },
        false,
      ),
      { d: 'M930 268V386', stroke: LINE, width: 1.5 },
    ],
    labels: [
      { x: 48, y: 30, text: 'Requests a week', kind: 'name' },
      { x: 424, y: 30, text: 'Answered from the record', kind: 'name' },
      { x: 45, y: 110, text: '1,000', kind: 'figure on' },
      { x: 422, y: 110, text: '640', kind: 'figure on' },
      { x: 662, y: 346, text: '300', kind: 'figure on' },
      { x: 792, y: 330, text: 'drafted', kind: 'on' },
      { x: 474, y: 398, text: '60 kept for people' },
      { x: 944, y: 398, text: 'Approved by a person' },
      { x: 1392, y: 398, text: '940 sent', end: true, kind: 'name' },
    ],
  },
  tall: {
    width: 360,
    height: 480,
    shapes: [
      ...bands(
        {
          unit: 0.25,
          top: 20,
          split: 96,
          level: [214, 318],
          rejoin: 426,
          out: 40,
          end: BEYOND.after,
        },
        true,
      ),
      { d: 'M214 318H318', stroke: LINE, width: 1.5 },
    ],
    labels: [
      { x: 32, y: 50, text: '1,000 requests a week', kind: 'on' },
      { x: 32, y: 234, text: '640 answered', kind: 'on' },
      { x: 32, y: 254, text: 'from the record', kind: 'on' },
      { x: 228, y: 234, text: '300', kind: 'on' },
      { x: 228, y: 254, text: 'drafted', kind: 'on' },
      { x: 348, y: 124, text: '60 kept', end: true },
      { x: 348, y: 374, text: 'approved', end: true },
      { x: 32, y: 462, text: '940 sent', kind: 'on' },
    ],
  },
  description:
    'Of 1,000 requests a week, to scale, 640 are answered from the record, 300 are drafted and approved by a person, and 60 ' +
    'are kept for people.',
};
