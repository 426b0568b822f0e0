import { ramp, reach, round, stack, sum } from './ribbon.ts';
import type { Shape } from './shapes.tsx';

type Random = () => number;

const WIDTH = 1200;
const HEIGHT = 675;
/** The outline between bands, in the color of the background: bands end beyond the edge, so that none shows there. */
const SEAM = 3;

const between = (random: Random, low: number, high: number) => low + random() * (high - low);
const whole = (random: Random, low: number, high: number) =>
  Math.floor(between(random, low, high + 1));

/** Returns different widths that add up to `total`. */
function parts(random: Random, count: number, total: number): number[] {
  const raw = Array.from({ length: count }, () => between(random, 0.6, 1.6));
  return raw.map((value) => (value / sum(raw)) * total);
}

/** Returns the numbers from 0 to `count` - 1 in random order. */
function shuffled(random: Random, count: number): number[] {
  const keys = Array.from({ length: count }, (_, index) => ({ index, key: random() }));
  return keys.toSorted((a, b) => a.key - b.key).map(({ index }) => index);
}

/** CRM implementation: streams cross and become one river. */
function mergeCover(random: Random): Shape[] {
  const count = whole(random, 4, 7);
  const widths = parts(random, count, between(random, 240, 340));
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
}

/** AI enablement: bright bands join an existing river. */
function joinCover(random: Random): Shape[] {
  const count = whole(random, 3, 6);
  const widths = parts(random, count, between(random, 170, 270));
  const below = random() < 0.5;
  const top = below ? between(random, 40, 130) : HEIGHT - sum(widths) - between(random, 40, 130);
  const tops = stack(widths, top);
  const joining = whole(random, 1, 3);
  const band = between(random, 84, 130) / joining ** 0.6;
  const inner = between(random, 40, 120);
  const x = between(random, 120, 420);
  const shore = below ? top + sum(widths) : top;
  const river = widths.map((width, index) => ({
    d: `M0 ${round(tops[index]! + width / 2)}H${WIDTH}`,
    stroke: ramp(0.15 + (0.42 * index) / (count - 1)),
    width: round(width + 0.6),
  }));
  const bands = Array.from({ length: joining }, (_, index) => {
    const level = shore + (below ? 1 : -1) * (index + 0.5) * band;
    const r = round(inner + (joining - index - 0.5) * band);
    const turn = round(level + (below ? r : -r));
    const column = round(x + (index + 0.5) * band);
    const d = `M${column} ${below ? HEIGHT : 0}V${turn}A${r} ${r} 0 0 ${below ? 1 : 0} ${round(column + r)} ${round(level)}H${WIDTH}`;
    return { d, stroke: ramp(1 - index * 0.13), width: round(band + 0.6) };
  });
  return [...river, ...bands];
}

/** Go-to-market: one river is routed to several places. */
function splitCover(random: Random): Shape[] {
  const count = whole(random, 3, 6);
  const widths = parts(random, count, between(random, 220, 300));
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
}

/** Reporting: a known value opens into a range. */
function coneCover(random: Random): Shape[] {
  const layers = whole(random, 4, 6);
  const start = between(random, 280, 520);
  const middle = between(random, 290, 390);
  const lean = between(random, -110, 110);
  const line = between(random, 26, 54);
  const reach = Math.min(middle + lean, HEIGHT - middle - lean) - 30;
  const cone = (share: number) => {
    const [high, low] = [middle + lean - reach * share, middle + lean + reach * share].map(round);
    const c0 = round(start + (WIDTH - start) * 0.4);
    const c1 = round(start + (WIDTH - start) * 0.55);
    const [a, b] = [round(middle - line / 2), round(middle + line / 2)];
    return `M${round(start)} ${a}C${c0} ${a} ${c1} ${high} ${WIDTH} ${high}V${low}C${c1} ${low} ${c0} ${b} ${round(start)} ${b}z`;
  };
  return [
    ...Array.from({ length: layers }, (_, index) => ({
      d: cone(1 - index / (layers + 0.5)),
      fill: ramp(0.18 + (0.72 * index) / (layers - 1)),
    })),
    { d: `M0 ${round(middle)}H${round(start + 1)}`, stroke: ramp(1), width: round(line) },
    { d: `M${round(start)} ${round(middle - 90)}v180`, stroke: '#A9C4B8', width: 3 },
  ];
}

/** Data quality: scattered records pass a gate and leave in order. */
function gateCover(random: Random): Shape[] {
  const gate = between(random, 520, 700);
  const rows = whole(random, 4, 7);
  const pitch = (HEIGHT - 150) / rows;
  const scattered = Array.from({ length: 58 }, () => {
    const [x, y] = [between(random, -20, gate - 90), between(random, 40, HEIGHT - 60)];
    const d = `M${round(x)} ${round(y)}h${round(between(random, 22, 66))}`;
    return { d, stroke: ramp(between(random, 0.1, 0.75)), width: 16 };
  });
  const ordered = Array.from({ length: rows }, (_, row) => ({
    d: `M${round(gate + 44)} ${round(75 + (row + 0.5) * pitch)}H${WIDTH}`,
    stroke: ramp(0.2 + (0.6 * row) / (rows - 1)),
    width: round(pitch * 0.72),
  }));
  return [
    ...scattered,
    { d: `M${round(gate)} 0V${HEIGHT}`, stroke: '#0A2A22', width: 3 },
    ...ordered,
  ];
}

/** Each category has a family of covers: streams merge, AI joins, one splits, a forecast opens, records pass a gate. */
export const FAMILIES: Record<
  string,
  { background: string; draw: (random: () => number) => Shape[] }
> = {
  'CRM Implementation': { background: '#0A2E25', draw: mergeCover },
  'AI Enablement': { background: '#061F19', draw: joinCover },
  'Go-to-Market': { background: '#F2EDE2', draw: splitCover },
  'Reporting & Analytics': { background: '#0F3A30', draw: coneCover },
  'Data Quality': { background: '#E6EFE8', draw: gateCover },
};

/** The families that may be stretched. Stretching would change the width of the bends of AI enablement. */
export const BAND_FAMILIES = Object.keys(FAMILIES).filter((name) => name !== 'AI Enablement');
