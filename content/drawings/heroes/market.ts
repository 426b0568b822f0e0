import { ramp, round, seededRandom } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { type HeroDrawing, LOST, type Picture } from '#src/ui/drawings/heroes/picture.tsx';

/** The numbers of accounts. One mark is ten of them. */
export const MARKET = { all: 4800, fit: 620, now: 140 } as const;
const PER_MARK = 10;

interface Mark {
  x: number;
  y: number;
}

/** Selects the marks that fit, and those of this quarter: scattered, but deterministic. */
function sift(columns: number, pitch: number, origin: Mark) {
  const random = seededRandom('market');
  const marks = Array.from({ length: MARKET.all / PER_MARK }, (_, index) => ({
    x: origin.x + (index % columns) * pitch,
    y: origin.y + Math.floor(index / columns) * pitch,
    order: random(),
  })).toSorted((a, b) => a.order - b.order);
  const [now, fit] = [MARKET.now / PER_MARK, MARKET.fit / PER_MARK];
  return { now: marks.slice(0, now), later: marks.slice(now, fit) };
}

/** Returns the path of square marks. */
const squares = (marks: readonly Mark[], size: number) =>
  marks.map(({ x, y }) => `M${round(x - size / 2)} ${round(y)}h${size}`).join('');

/** All marks of the market as dashed rows, which is much shorter than a path for each. */
const field = (columns: number, pitch: number, { x, y }: Mark, size: number): Shape => ({
  d: Array.from(
    { length: MARKET.all / PER_MARK / columns },
    (_, row) => `M${x - size / 2} ${round(y + row * pitch)}h${round(columns * pitch - 1)}`,
  ).join(''),
  stroke: LOST,
  width: size,
  dash: `${size} ${round(pitch - size)}`,
});

function wide(): Picture {
  const origin = { x: 54, y: 122 };
  const { now, later } = sift(32, 19, origin);
  const isNow = new Set(now);
  const strands = [...now, ...later].toSorted((a, b) => a.y - b.y || a.x - b.x);
  const ends: string[] = [];
  const on: string[] = [];
  strands.forEach((mark, index) => {
    const lane = round(110 + index * 4.8);
    const start = `M${mark.x} ${mark.y}C660 ${mark.y} 690 ${lane} 900 ${lane}`;
    if (!isNow.has(mark)) ends.push(`${start}h30`);
    else {
      const level = round(210 + on.length * 6.4);
      on.push(`${start}h30C1040 ${lane} 1040 ${level} 1150 ${level}h1200`);
    }
  });
  return {
    width: 1440,
    height: 420,
    shapes: [
      field(32, 19, origin, 7),
      { d: ends.join(''), stroke: '#23705f', width: 2.4 },
      { d: on.join(''), stroke: ramp(1), width: 4.8 },
      { d: squares(later, 10), stroke: ramp(0.62), width: 10 },
      { d: squares(now, 12), stroke: ramp(1), width: 12 },
    ],
    labels: [
      { x: 45, y: 60, text: '4,800', kind: 'figure' },
      { x: 48, y: 92, text: 'in the market' },
      { x: 718, y: 60, text: '620', kind: 'figure' },
      { x: 720, y: 92, text: 'fit what you sell' },
      { x: 1150, y: 158, text: '140', kind: 'figure mint' },
      { x: 1153, y: 190, text: 'worth a call now' },
    ],
  };
}

function tall(): Picture {
  const origin = { x: 24, y: 44 };
  const { now, later } = sift(24, 13.6, origin);
  const d = now
    .toSorted((a, b) => a.x - b.x)
    .map(({ x, y }, index) => {
      const lane = 30 + index * 7;
      return `M${round(x)} ${round(y)}C${round(x)} ${round((y + 420) / 2)} ${lane} ${round((y + 420) / 2)} ${lane} 420v900`;
    })
    .join('');
  return {
    width: 360,
    height: 470,
    shapes: [
      field(24, 13.6, origin, 5),
      { d, stroke: ramp(1), width: 5 },
      { d: squares(later, 7), stroke: ramp(0.62), width: 7 },
      { d: squares(now, 9), stroke: ramp(1), width: 9 },
    ],
    labels: [
      { x: 20, y: 20, text: '4,800 accounts, 620 that fit' },
      { x: 180, y: 430, text: '140', kind: 'figure mint' },
      { x: 180, y: 456, text: 'worth a call now' },
    ],
  };
}

/** Consulting and GTM: a market, the accounts that fit, and those to call this quarter. */
export const market: HeroDrawing = {
  wide: wide(),
  tall: tall(),
  description:
    'Each mark is 10 accounts: of 4,800 in the market, 620 fit, and 140 of those are worth a call now.',
};
