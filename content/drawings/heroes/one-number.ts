import { ramp, round } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LINE, type Picture } from '#src/ui/drawings/heroes/picture.tsx';

/** The revenue of one quarter in five reports, in millions, and the agreed value. */
export const REPORTS = [
  ['Sales', 5.2],
  ['Marketing', 4.7],
  ['Finance', 4.1],
  ['Service', 3.6],
  ['Spreadsheet', 3.1],
] as const;
export const AGREED = { value: 4.2, range: 0.2 } as const;

interface Place {
  scale: number;
  top: number;
  band: number;
  from: number;
  join: number;
  now: number;
  end: number;
}

function lines({ scale, top, band, from, join, now, end }: Place): Shape[] {
  const level = (value: number) => round(top + (5.2 - value) * scale);
  const center = level(AGREED.value);
  const reach = AGREED.range * scale;
  const sway = [0.12, -0.14, 0.12, -0.12, -0.08];
  const cone = (by: number) =>
    `M${now} ${center - 2.5 * band}C${now + (end - now) * 0.4} ${center - 2.5 * band} ${end - 80} ${center - by} ${end} ${center - by}` +
    `H${BEYOND.after}V${center + by}H${end}C${end - 80} ${center + by} ${now + (end - now) * 0.4} ${center + 2.5 * band} ${now} ${center + 2.5 * band}z`;
  return [
    { d: cone(reach + 2.5 * band), fill: '#2a6a5b' },
    ...REPORTS.map(([, value], index) => {
      const [y, off, lane] = [
        level(value),
        level(value + sway[index]!),
        round(center + (index - 2) * band),
      ];
      const [a, b] = [from, round(from + (join - from) * 0.42)];
      const d =
        `M${BEYOND.before} ${y}H${a}C${a + (b - a) * 0.5} ${y} ${a + (b - a) * 0.5} ${off} ${b} ${off}` +
        `S${round(join - (join - b) * 0.5)} ${lane} ${join} ${lane}H${BEYOND.after}`;
      return { d, stroke: ramp(0.45 + index * 0.13), width: band + 0.4 };
    }),
    { d: `M${now} ${center - reach - 50}V${center + reach + 50}`, stroke: LINE, width: 1.5 },
  ];
}

const WIDE: Place = { scale: 150, top: 52, band: 15, from: 200, join: 760, now: 1010, end: 1300 };
const TALL: Place = { scale: 150, top: 46, band: 9, from: 90, join: 216, now: 262, end: 330 };

function picture(place: Place, width: number, height: number, margin: number): Picture {
  const center = place.top + (5.2 - AGREED.value) * place.scale;
  return {
    width,
    height,
    shapes: lines(place),
    labels: [
      ...REPORTS.map(([name, value]) => ({
        x: margin,
        y: round(place.top + (5.2 - value) * place.scale - place.band / 2 - 9),
        text: `${name} ${value}`,
      })),
      {
        x: width - margin,
        y: center - 92,
        text: '4.2',
        kind: 'figure mint' as const,
        end: true,
      },
      {
        x: width - margin,
        y: center + 108,
        text: width > 400 ? 'million, give or take 0.2' : 'million, ± 0.2',
        end: true,
      },
    ],
  };
}

/** Reporting: five reports of one quarter become one figure with its range. */
export const oneNumber: HeroDrawing = {
  wide: picture(WIDE, 1440, 400, 48),
  tall: picture(TALL, 360, 400, 20),
  description:
    'Revenue of one quarter in millions, to scale: five reports say 5.2, 4.7, 4.1, 3.6, and 3.1; with one definition it is 4.2, ' +
    'give or take 0.2.',
};
