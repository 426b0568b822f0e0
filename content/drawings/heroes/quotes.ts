import { ramp, round } from '#src/ui/drawings/ribbon.ts';
import { BEYOND } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LINE } from '#src/ui/drawings/heroes/picture.tsx';

/** The days until the first call of 60 quotes, in order. Half of those called by day two became orders. */
export const WAITS = Array.from({ length: 60 }, (_, index) =>
  index < 18 ? 0.5 + (index * 1.5) / 17 : 2.4 + 18.6 * ((index - 18) / 41) ** 1.25,
);
export const ORDERED: ReadonlySet<number> = new Set([
  0, 2, 4, 6, 8, 10, 12, 14, 16, 21, 27, 33, 39, 46, 53,
]);

interface Place {
  left: number;
  top: number;
  pitch: number;
  day: number;
  thick: number;
  /** where the lines of orders become adjacent, and their distance */
  meet: number;
  level: number;
  close: number;
}

function lines({ left, top, pitch, day, thick, meet, level, close }: Place) {
  const waits: string[] = [];
  const won: string[] = [];
  WAITS.forEach((wait, index) => {
    const x = round(left + wait * day);
    const y = round(top + index * pitch);
    waits.push(`M${left} ${y}H${x}`);
    if (!ORDERED.has(index)) return;
    const lane = round(level + won.length * close);
    const c = round((meet - x) * 0.5);
    won.push(`M${x} ${y}C${x + c} ${y} ${meet - c} ${lane} ${meet} ${lane}H${BEYOND.after}`);
  });
  const two = left + 2 * day;
  return [
    { d: waits.join(''), stroke: '#2a7a68', width: thick },
    { d: won.join(''), stroke: '#0a2e25', width: thick + 3 },
    { d: won.join(''), stroke: ramp(1), width: thick },
    {
      d: `M${two} ${top - 16}V${top + 60 * pitch + 6}`,
      stroke: LINE,
      width: 1.5,
    },
  ];
}

/** Manufacturing: one line per quote, as long as the wait for the first call. */
export const quotes: HeroDrawing = {
  wide: {
    width: 1440,
    height: 440,
    shapes: lines({
      left: 48,
      top: 52,
      pitch: 6,
      day: 40,
      thick: 4.4,
      meet: 1020,
      level: 92,
      close: 5.2,
    }),
    labels: [
      { x: 48, y: 26, text: '60 quotes, and the days until someone called', kind: 'name' },
      { x: 1392, y: 70, text: '15 orders', kind: 'name', end: true },
      { x: 1392, y: 250, text: '9 of 18 called by day 2', end: true },
      { x: 1392, y: 286, text: '6 of 42 called later', end: true },
      { x: 128, y: 436, text: 'Day 2' },
      { x: 888, y: 436, text: 'Day 21', end: true },
    ],
  },
  tall: {
    width: 360,
    height: 440,
    shapes: lines({
      left: 20,
      top: 56,
      pitch: 5,
      day: 10.5,
      thick: 3.6,
      meet: 290,
      level: 90,
      close: 4.2,
    }),
    labels: [
      { x: 20, y: 24, text: '60 quotes, days to the first call' },
      { x: 348, y: 80, text: '15 orders', end: true },
      { x: 20, y: 388, text: '9 of 18 called by day 2 ordered,' },
      { x: 20, y: 410, text: '6 of 42 called later' },
    ],
  },
  description:
    'Sixty quotes, one line each, as long as the days until someone called. Of the 18 called by day 2, nine became orders; ' +
    'of the 42 called later, six did.',
};
