import { changeBands, narrowing, staircase } from './quantities.ts';
import { ramp, reach, round, stack, sum } from './ribbon.ts';
import type { Shape } from './shapes.tsx';

type Random = () => number;

/** Draws the values to scale, or random ones. The random numbers select the composition. */
type Draw = (random: Random, values?: readonly number[]) => Shape[];

const WIDTH = 1200;
const HEIGHT = 675;
/** The outline between bands, in the color of the background: bands end beyond the edge, so that none shows there. */
const SEAM = 3;

const between = (random: Random, low: number, high: number) => low + random() * (high - low);
const whole = (random: Random, low: number, high: number) =>
  Math.floor(between(random, low, high + 1));

/** Returns widths in the proportions of the values that add up to `total`. */
const parts = (
  random: Random,
  count: number,
  total: number,
  values: readonly number[] = Array.from({ length: count }, () => between(random, 0.6, 1.6)),
): number[] => values.map((value) => (value / sum(values)) * total);

/** Returns the numbers from 0 to `count` - 1 in random order. */
function shuffled(random: Random, count: number): number[] {
  const keys = Array.from({ length: count }, (_, index) => ({ index, key: random() }));
  return keys.toSorted((a, b) => a.key - b.key).map(({ index }) => index);
}

/** Streams cross and become one river. */
const merge: Draw = (random, values) => {
  const count = values?.length ?? whole(random, 4, 7);
  const widths = parts(random, count, between(random, 240, 340), values);
  const tops = stack(widths, between(random, 90, HEIGHT - 90 - sum(widths)));
  const places = shuffled(random, count);
  const meet = between(random, 640, 800);
  return widths.map((width, index) => {
    const fill = ramp(0.22 + (0.78 * index) / (count - 1));
    const thin = width * 0.62;
    const from = {
      x: between(random, 0, 210),
      y: 40 + (places[index]! * (HEIGHT - 130)) / (count - 1),
      width: thin,
    };
    const bend = [between(random, 0.4, 0.6), between(random, 0.4, 0.6)] as const;
    const to = { x: meet, y: tops[index]!, width: width + 0.5 };
    return {
      d: reach([from.x, WIDTH + SEAM], from, to, bend),
      fill,
      stroke: '#0A2E25',
      width: SEAM,
    };
  });
};

/**
 * Bright bands join a river, which is the first of the values. It must not be stretched, which would change the width of the
 * bends; in a lower box, the bands come from below.
 */
export function joinCover(
  random: Random,
  values?: readonly number[],
  height: number = HEIGHT,
): Shape[] {
  const scale = height / HEIGHT;
  const [first = 0, ...added] = values ?? [];
  const unit = (420 * scale) / Math.max(1, first + sum(added));
  const count = first && first < 9 ? first : whole(random, 3, 6);
  const lanes = values && Array.from({ length: count }, () => 1);
  const total = values ? first * unit : between(random, 170, 270) * scale;
  const widths = parts(random, count, total, lanes);
  const below = random() < 0.5 || height < HEIGHT;
  const margin = between(random, 40, 130) * scale;
  const top = below ? margin : height - sum(widths) - margin;
  const tops = stack(widths, top);
  const joining = values ? added.length : whole(random, 1, 3);
  const band = (between(random, 84, 130) * scale) / joining ** 0.6;
  const bands = values
    ? added.map((value) => value * unit)
    : Array.from({ length: joining }, () => band);
  const inner = between(random, 40, 120) * scale;
  const x = between(random, 120, 420);
  const shore = below ? top + sum(widths) : top;
  const river = widths.map((width, index) => ({
    d: `M0 ${round(tops[index]! + width / 2)}H${WIDTH}`,
    stroke: ramp(0.15 + (0.42 * index) / (count - 1)),
    width: round(width + 0.6),
  }));
  const joined = bands.map((width, index) => {
    const before = sum(bands.slice(0, index)) + width / 2;
    const level = shore + (below ? before : -before);
    const r = round(inner + sum(bands) - before);
    const turn = round(level + (below ? r : -r));
    const column = round(x + before);
    const d = `M${column} ${below ? height : 0}V${turn}A${r} ${r} 0 0 ${below ? 1 : 0} ${round(column + r)} ${round(level)}H${WIDTH}`;
    return { d, stroke: ramp(1 - index * 0.13), width: round(width + 0.6) };
  });
  return [...river, ...joined];
}

/** One river divides. */
const split: Draw = (random, values) => {
  const count = values?.length ?? whole(random, 3, 6);
  const widths = parts(random, count, between(random, 220, 300), values);
  const tops = stack(widths, (HEIGHT - sum(widths)) / 2 + between(random, -60, 60));
  const fork = between(random, 240, 420);
  const room = (HEIGHT - 100 - sum(widths)) / (count - 1);
  let y = 50;
  return widths.map((width, index) => {
    const fill = ramp(0.18 + (0.7 * index) / (count - 1));
    const end = { x: between(random, 900, 1080), y, width };
    y += width + room;
    return { d: reach([0, WIDTH], { x: fork, y: tops[index]!, width: width + 0.5 }, end), fill };
  });
};

/** A known line opens into a range, or into several, the widest first. */
const cone: Draw = (random, values) => {
  const layers = values?.length ?? whole(random, 4, 6);
  const start = between(random, 280, 520);
  const middle = between(random, 290, 390);
  const lean = between(random, -110, 110);
  const line = between(random, 26, 54);
  const most = Math.min(middle + lean, HEIGHT - middle - lean) - 30;
  const range = (share: number) => {
    const [high, low] = [middle + lean - most * share, middle + lean + most * share].map(round);
    const c0 = round(start + (WIDTH - start) * 0.4);
    const c1 = round(start + (WIDTH - start) * 0.55);
    const [a, b] = [round(middle - line / 2), round(middle + line / 2)];
    return `M${round(start)} ${a}C${c0} ${a} ${c1} ${high} ${WIDTH} ${high}V${low}C${c1} ${low} ${c0} ${b} ${round(start)} ${b}z`;
  };
  return [
    ...Array.from({ length: layers }, (_, index) => ({
      d: range(values ? values[index]! / values[0]! : 1 - index / (layers + 0.5)),
      fill: ramp(0.18 + (0.72 * index) / (layers - 1)),
    })),
    { d: `M0 ${round(middle)}H${round(start + 1)}`, stroke: ramp(1), width: round(line) },
    { d: `M${round(start)} ${round(middle - 90)}v180`, stroke: '#A9C4B8', width: 3 },
  ];
};

const GATE = { stroke: '#0A2A22', width: 3 } as const;
/** The most marks of a cover. For larger values, a mark stands for 10, 100, ... */
const MARKS = 200;

/** Scattered records pass a gate and leave in order: as many as the first value, of which the second is left. */
const gate: Draw = (random, values) => {
  const [before, after] = values ?? [];
  const unit = before ? 10 ** Math.ceil(Math.log10(before / MARKS)) : 1;
  const count = before ? Math.round(before / unit) : 58;
  const size = Math.min(1, Math.sqrt(58 / count));
  const at = between(random, 520, 700);
  const left = after && Math.round(after / unit);
  const columns = left ? Math.ceil(Math.sqrt(left / 2.4)) : 1;
  const rows = left ? Math.ceil(left / columns) : whole(random, 4, 7);
  const pitch = (HEIGHT - 150) / rows;
  const scattered = Array.from({ length: count }, () => {
    const [x, y] = [between(random, -20, at - 90), between(random, 40, HEIGHT - 60)];
    const d = `M${round(x)} ${round(y)}h${round(between(random, 22, 66) * size)}`;
    return { d, stroke: ramp(between(random, 0.1, 0.75)), width: round(16 * size) };
  });
  const start = at + 44;
  const cell = (WIDTH - start) / columns;
  const ordered = Array.from({ length: rows }, (_, row) => {
    const y = round(75 + (row + 0.5) * pitch);
    const cells = Math.min(columns, (left ?? Infinity) - row * columns);
    return {
      d: left
        ? Array.from(
            { length: cells },
            (__, index) => `M${round(start + index * cell)} ${y}h${round(cell * 0.8)}`,
          ).join('')
        : `M${round(start)} ${y}H${WIDTH}`,
      stroke: ramp(0.2 + (0.6 * row) / (rows - 1)),
      width: round(pitch * 0.72),
    };
  });
  return [...scattered, { d: `M${round(at)} 0V${HEIGHT}`, ...GATE }, ...ordered];
};

/** A stream of what is left after each step. */
const narrow: Draw = (_random, values = [100, 68, 44, 30]) => {
  const gates = values.slice(1).map((_, index) => ((index + 1) * WIDTH) / values.length);
  return [
    ...narrowing(values, { width: WIDTH, height: HEIGHT, thickest: 272 }),
    { d: gates.map((x) => `M${round(x)} 0V${HEIGHT}`).join(''), ...GATE },
  ];
};

/** Steps in sequence, as long as their values. */
const steps: Draw = (_random, values = [4, 6, 9, 5]) =>
  staircase(values, { width: WIDTH, height: 600, top: 37 });

/** Pairs of values, before and after. */
const change: Draw = (_random, values = [64, 28, 4, 9]) => {
  const changes = values.flatMap((before, index) =>
    index % 2 === 0 ? [{ before, after: values[index + 1] ?? before }] : [],
  );
  const height = Math.min(500, 150 * changes.length);
  return changeBands(changes, { width: WIDTH, height, top: (HEIGHT - height) / 2 });
};

/** The drawings of covers. */
export const FAMILIES = {
  merge: { background: '#0A2E25', draw: merge },
  join: { background: '#061F19', draw: (random, values) => joinCover(random, values) },
  split: { background: '#F2EDE2', draw: split },
  cone: { background: '#0F3A30', draw: cone },
  gate: { background: '#E6EFE8', draw: gate },
  narrow: { background: '#F2EDE2', draw: narrow },
  steps: { background: '#F2EDE2', draw: steps },
  change: { background: '#0F3A30', draw: change },
} as const satisfies Record<string, { background: string; draw: Draw }>;

export type CoverFamily = keyof typeof FAMILIES;

/** The family of each category: streams merge, AI joins, one splits, a forecast opens, records pass a gate. */
const OF_CATEGORY = new Map<string, CoverFamily>([
  ['CRM Implementation', 'merge'],
  ['AI Enablement', 'join'],
  ['Go-to-Market', 'split'],
  ['Reporting & Analytics', 'cone'],
  ['Data Quality', 'gate'],
]);

/** The family of a name, or of a category; `merge` for an unknown one. */
export const familyOf = (name: string): CoverFamily =>
  Object.hasOwn(FAMILIES, name) ? (name as CoverFamily) : (OF_CATEGORY.get(name) ?? 'merge');

/** The categories whose drawing may be stretched. */
export const BAND_FAMILIES = [...OF_CATEGORY.keys()].filter((name) => familyOf(name) !== 'join');
