import { BEYOND } from '#src/ui/drawings/heroes/pen.ts';
import { round, seededRandom, sum } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';

export interface Closing {
  shapes: Shape[];
  labels: { x: number; y: number; text: string; end?: boolean }[];
  description: (labels: readonly string[]) => string;
}

/** Draws the amounts of a page; without any, those of its usual labels. */
export type ClosingOf = (amounts?: readonly number[], seed?: string) => Closing;

/** Shades of copper, light to dark. */
const COPPERS = [
  '#FFD9BA',
  '#FDC79A',
  '#FBB37D',
  '#F9A265',
  '#F6904F',
  '#CB550B',
  '#B74807',
  '#9C3A05',
] as const;
const EDGE = 450;

/** The shade of a band by its place among `count`, light to dark. */
export const copper = (index: number, count: number): string =>
  COPPERS[Math.round((index * (COPPERS.length - 1)) / Math.max(1, count - 1))]!;

/** The limits of labels, so that they stay within the margins of the page. */
export const TEXT = { from: 27, to: 442 } as const;

/** Returns amounts as unit bands if they are few, or each as one band; both to the scale of `total` units. */
function bandsOf(amounts: readonly number[], total: number): number[][] {
  const unit = total / sum(amounts);
  return amounts.map((amount) =>
    unit < SMALLEST_BAND ? [amount * unit] : Array.from({ length: amount }, () => unit),
  );
}

/** The thinnest unit band; thinner ones are drawn together. */
const SMALLEST_BAND = 12;

/** A river from the section above that loses all amounts but the last, one after another. */
export function leaks(amounts: readonly number[] = [2, 2, 1, 3]): Closing {
  const river = 160;
  const groups = bandsOf(amounts, river);
  const count = sum(groups.map((group) => group.length));
  const ends = [96, 60, 128];
  const shapes: Shape[] = [];
  let left = EDGE - river;
  let drawn = 0;
  groups.forEach((bands, group) => {
    let within = 0;
    for (const [index, band] of bands.entries()) {
      const x = round(left + band / 2);
      const stroke = copper(drawn, count);
      drawn += 1;
      left += band;
      if (group === groups.length - 1) {
        shapes.push({ d: `M${x} 0V${BEYOND.after}`, stroke, width: round(band + 0.4) });
        continue;
      }
      const y = 62 + group * 130;
      const r = round(22 + within + band / 2);
      within += band;
      const level = round(y + r);
      const stop = ends[group % ends.length]! + index * 34;
      const drops = [16, 34, 47]
        .map((gap, drop) => `M${stop - gap} ${level + drop * 2}h${8 - drop * 2}`)
        .join('');
      const d = `M${x} 0V${y}A${r} ${r} 0 0 1 ${round(x - r)} ${level}H${stop}${drops}`;
      shapes.push({ d, stroke, width: round(band + 0.4) });
    }
  });
  return {
    shapes,
    labels: [
      { x: 268, y: 66, text: 'Leads nobody called', end: true },
      { x: 308, y: 196, text: 'Quotes nobody chased', end: true },
      { x: 340, y: 326, text: 'Renewals nobody saw', end: true },
      { x: 376, y: 458, text: 'What you bill', end: true },
    ],
    description: (labels) =>
      `A river of ${sum(amounts)} loses ${amounts
        .slice(0, -1)
        .map((amount, index) => `${amount} (${labels[index]})`)
        .join(', then ')}. ${amounts.at(-1)} are left: ${labels.at(-1)}.`,
  };
}

/** Separate bands that cross and become one: as many as the amount. The seed selects where they begin. */
export function merge([count = 6]: readonly number[] = [], seed = ''): Closing {
  const random = seededRandom(seed);
  const band = 144 / count;
  const top = Math.max(34, band / 2 + 14);
  const pitch = (372 - top) / Math.max(1, count - 1);
  const lanes = Array.from({ length: count }, (_, lane) => ({ lane, key: lane + 2.6 * random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ lane }) => lane);
  const shapes = lanes.map((lane, row) => {
    const y = round(top + row * pitch);
    const x = round(EDGE - (lane + 0.5) * band);
    const from = round(30 + random() * 130);
    const d = `M${from} ${y}H${from + 40}C${x - 40} ${y} ${x} ${round(y + (420 - y) * 0.3)} ${x} 430V${BEYOND.after}`;
    return { d, stroke: copper(count - 1 - lane, count), width: round(band + 0.4) };
  });
  return {
    shapes,
    labels: [
      { x: TEXT.from, y: 460, text: 'Six tools' },
      { x: 290, y: 460, text: 'one record', end: true },
    ],
    description: ([a, b]) => `${a} run into ${b}.`,
  };
}

/** Bands that continue, and bands that return. */
export function loop([on = 5, back = 2]: readonly number[] = []): Closing {
  const band = 168 / (on + back);
  const lanes = Array.from({ length: on + back }, (_, lane) => lane);
  const foot = 78 + on * band + 6;
  const shapes = lanes.map((lane): Shape => {
    const stroke = copper(on + back - 1 - lane, on + back);
    // More bands than shades need seams.
    const width = round(on + back > COPPERS.length ? band - 2 : band + 0.4);
    if (lane < on) return { d: `M0 ${round(78 + (lane + 0.5) * band)}H480`, stroke, width };
    const within = (lane - on + 0.5) * band;
    const radius = round(122 - within);
    const y = round(foot + within);
    return {
      d: `M0 ${y}H300A${radius} ${radius} 0 0 1 300 ${round(y + 2 * radius)}H0`,
      stroke,
      width,
    };
  });
  return {
    shapes,
    labels: [
      { x: TEXT.to, y: 60, text: 'Ready now', end: true },
      { x: 30, y: round(foot + 128), text: 'Not yet, so it comes back' },
    ],
    description: ([a, b]) => `${on} bands go on: ${a}. ${back} turn around: ${b}.`,
  };
}
