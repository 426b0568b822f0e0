import { pen } from '#src/ui/drawings/heroes/pen.ts';
import { ramp, reach, round, seededRandom, stack, sum } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';

/**
 * The shapes of a poster. The amounts of a page replace its own; the seed varies what is no amount, so that no two pages show
 * the same picture.
 */
export type PosterShapes = (amounts?: readonly number[], seed?: string) => Shape[];

/** Posters are 480 by 200 units and get stretched, so they contain no text. */
const draw = pen();
const W = 480;
const GATE_LINE = { stroke: '#0a2a22', width: 1.5 } as const;
/** A line at which something happens. */
export const gateAt = (x: number): Shape => ({ d: `M${x} 0V200`, ...GATE_LINE });

/** Returns a function for random whole numbers. */
export function wholeNumbers(seed: string) {
  const random = seededRandom(seed);
  return (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
}

/** The shade of a band by its place among `count`, between two places on the ramp. */
export const shade = (index: number, count: number, from: number, to: number) =>
  ramp(from + ((to - from) * index) / Math.max(1, count - 1));

/** A level band that changes its height between two points. */
const flow = (y0: number, w0: number, y1: number, w1: number, from = 0, to = 260) =>
  reach([0, W], { x: from, y: y0, width: w0 }, { x: to, y: y1, width: w1 });

/** Streams of equal thickness become one. */
export const merge: PosterShapes = ([count = 3] = [], seed = '') => {
  const whole = wholeNumbers(seed);
  const band = 88 / count;
  const row = 200 / count;
  return Array.from({ length: count }, (_, index) => ({
    d: flow(
      round(index * row + (whole(1, 9) / 10) * (row - band * 0.68)),
      band * 0.68,
      56 + index * band,
      band + 0.4,
      whole(0, 80),
      whole(230, 320),
    ),
    fill: shade(index, count, 0.25, 0.79),
  }));
};

/** A stream divides into ways. */
export const route: PosterShapes = ([count = 3] = [], seed = '') => {
  const whole = wholeNumbers(seed);
  const shares = Array.from({ length: count }, () => whole(3, 7));
  const widths = shares.map((share) => (72 * share) / sum(shares));
  const fork = whole(110, 200);
  const tops = stack(widths, 64);
  return widths.map((width, index) => ({
    d: reach(
      [0, W],
      { x: fork, y: tops[index]!, width: width + 0.4 },
      {
        x: whole(330, 400),
        y: 14 + (index * (172 - widths.at(-1)!)) / Math.max(1, count - 1),
        width,
      },
    ),
    fill: shade(index, count, 0.3, 0.9),
  }));
};

/** Each system writes to a record and reads from it. */
export const writeAndRead: PosterShapes = ([count = 4] = []) => {
  const width = 84 / count;
  const thin = width * 0.76;
  return Array.from({ length: count }, (_, index) => {
    const inner = { along: 188, across: 58 + index * width, width: width + 0.4 };
    const outer = { along: 0, across: ((index + 0.5) * 200) / count - thin / 2, width: thin };
    return {
      d:
        draw.ease(outer, inner) +
        draw.bar(187.5, 292.5, inner.across, inner.width) +
        draw.ease({ ...inner, along: 292 }, { ...outer, along: W }),
      fill: shade(index, count, 0.28, 0.88),
    };
  });
};

/** A known line that opens into a range. */
export const forecastCone: PosterShapes = (_amounts, seed = '') => {
  const whole = wholeNumbers(seed);
  const [x, high, low, from] = [whole(180, 320), whole(8, 50), whole(130, 185), whole(90, 190)];
  const [near, far] = [x + (W - x) * 0.36, x + (W - x) * 0.68].map(Math.round);
  const middle = (share: number) => Math.round(high + (low - high) * share);
  return [
    {
      d: `M${x} 118C${near} 96 ${far} ${middle(0.23)} ${W} ${high}V${low}C${far} ${low} ${near} 142 ${x} 142z`,
      fill: ramp(0.92),
    },
    {
      d: `M${x} 124C${near} 108 ${far} ${middle(0.49)} ${W} ${middle(0.49)}V${middle(0.58)}C${far} ${middle(0.67)} ${near} 122 ${x} 136z`,
      fill: ramp(0.6),
    },
    {
      d: `M0 ${from - 14}C${Math.round(x * 0.35)} ${from - 18} ${Math.round(x * 0.65)} 140 ${x + 1} 118V142C${Math.round(x * 0.65)} 162 ${Math.round(x * 0.35)} ${from} 0 ${from + 4}z`,
      fill: ramp(0.32),
    },
    gateAt(x),
  ];
};

/** Bands whose thickness is their value, sorted by it on the right. */
export const sortByValue: PosterShapes = ([count = 7] = [], seed = '') => {
  const whole = wholeNumbers(seed);
  const raw = Array.from({ length: count }, (_, index) => 8 + index * 4 + whole(0, 3));
  const values = raw
    .map((value) => ({ value: (136 * value) / sum(raw), key: whole(0, 999) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);
  const sorted = values.toSorted((a, b) => b - a);
  const gap = (200 - sum(values)) / count;
  const left = stack(
    values.map((value) => value + gap),
    gap / 2,
  );
  const right = stack(
    sorted.map((value) => value + 1),
    (200 - sum(values) - count + 1) / 2,
  );
  return values.map((value, index) => {
    const place = sorted.indexOf(value);
    return {
      d: flow(left[index]!, value, right[place]!, value, 60, 340),
      fill: shade(place, count, 0.95, 0.29),
    };
  });
};

export const answerFromRecord: PosterShapes = () => {
  const rows = [10, 46, 82, 118, 154];
  return [
    ...rows.map((y, index) => ({ d: draw.bar(300, W, y, 34), fill: ramp(0.22 + index * 0.08) })),
    { d: 'M0 63H310', stroke: ramp(0.35), width: 5 },
    { d: draw.bar(300, W, 82, 70), fill: ramp(0.92) },
    { d: 'M300 82C200 82 160 96 0 96V138C160 138 200 152 300 152z', fill: ramp(0.92) },
  ];
};

/** 60, 30 and 20 become 20, 30 and 60: 40 move from the first band to the last. */
export const budgetShift: PosterShapes = () => {
  return [
    { d: flow(16, 20, 16, 20), fill: ramp(0.3) },
    { d: flow(96, 30, 56, 30, 120, 360), fill: ramp(0.6) },
    { d: flow(36, 40, 104, 40, 120, 360), fill: ramp(0.95), stroke: '#f2ede2', width: 1.5 },
    { d: flow(146, 20, 144, 20, 120, 360), fill: ramp(0.82) },
  ];
};

/** Bands that go on, and bands that turn around. */
export const loopBack: PosterShapes = ([on = 3, back = 2] = []) => {
  const lane = 66 / on;
  const home = 40 / back;
  return [
    ...Array.from({ length: on }, (_, index) => ({
      d: draw.bar(0, W, 6 + index * lane, lane + 0.4),
      fill: shade(index, on, 0.25, 0.51),
    })),
    ...Array.from({ length: back }, (_, index) => ({
      d:
        draw.bar(0, 321, 86 + index * home, home) +
        draw.back(320, 86 + index * home, home, 54 - (index + 1) * home, 0),
      fill: shade(index, back, 0.95, 0.75),
    })),
  ];
};

/** Lines that disagree become one. */
export const oneNumber: PosterShapes = ([count = 5] = [], seed = '') => {
  const whole = wholeNumbers(seed);
  const band = 45 / count;
  return Array.from({ length: count }, (_, index) => {
    const y = round(16 + (index * 164) / Math.max(1, count - 1) + whole(-4, 4));
    const end = round(78 + index * band);
    const sway = whole(16, 34) * (index % 2 || index === count - 1 ? -1 : 1);
    return {
      d: `M0 ${y}C60 ${y} 60 ${y + sway} 120 ${y + sway}S210 ${end} 290 ${end}H480`,
      stroke: shade(index, count, 0.25, 0.93),
      width: round(band + 0.4),
    };
  });
};
