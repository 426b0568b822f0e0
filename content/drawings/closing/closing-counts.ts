import { type Closing, copper, TEXT } from './closing-variants.ts';
import { ribbon, round, sum } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';

const DARK = '#061F19';

/** One line per unit: the first amount dark, the rest light. Sixty minutes by default. */
export function minutes(amounts: readonly number[] = [45, 15]): Closing {
  const [first = 0] = amounts;
  const line = (minute: number) =>
    `M${round(30 + (minute % 15) * 28 + 14)} ${70 + Math.floor(minute / 15) * 92}v76`;
  const all = Array.from({ length: sum(amounts) }, (_, minute) => minute);
  return {
    shapes: [
      { d: all.slice(0, first).map(line).join(''), stroke: DARK, width: 14 },
      { d: all.slice(first).map(line).join(''), stroke: '#FFD9BA', width: 14 },
    ],
    labels: [
      { x: 37, y: 50, text: '45 minutes' },
      { x: 37, y: 84 + Math.ceil(all.length / 15) * 92, text: 'and 15 for your questions' },
    ],
    description: ([a, b]) => `${all.length} lines, one for each minute: ${a}, ${b}.`,
  };
}

/** A known line that opens into a range. The amounts are the thickness of the line and of the range at its end. */
export function forecast([known = 24, range = 352]: readonly number[] = []): Closing {
  const middle = 246;
  const half = known / 2;
  const cone = (share: number) => {
    const end = round(half + (range / 2 - half) * share);
    return `M170 ${middle - half}C250 ${middle - half} 300 ${middle - end} 480 ${middle - end}V${middle + end}C300 ${middle + end} 250 ${middle + half} 170 ${middle + half}z`;
  };
  return {
    shapes: [
      ...[1, 0.76, 0.54, 0.34, 0.16].map((share, index) => ({
        d: cone(share),
        fill: copper(7 - index - (index > 1 ? 2 : 0), 8),
      })),
      { d: `M0 ${middle}H172`, stroke: DARK, width: known },
      { d: 'M172 190v112', stroke: DARK, width: 2 },
    ],
    labels: [
      { x: TEXT.from, y: 180, text: 'Booked' },
      {
        x: TEXT.to,
        y: round(middle - range / 2 - 20),
        text: 'Forecast, with its range',
        end: true,
      },
    ],
    description: ([a, b]) => `A line (${a}) opens into a cone: ${b}.`,
  };
}

/** Bands of different length; the shortest decides. */
export function pillars(amounts: readonly number[] = [400, 310, 360, 190, 280]): Closing {
  const pitch = Math.min(72, 360 / amounts.length);
  const band = round(pitch * 0.61);
  const shortest = Math.min(...amounts);
  const shapes: Shape[] = amounts.map((length, index) => ({
    d: ribbon(
      { x: 0, y: 60 + index * pitch, width: band },
      { x: length, y: 60 + index * pitch, width: band },
    ),
    fill: copper(amounts.length - 1 - index, amounts.length + 1),
  }));
  shapes.push({ d: `M${shortest} 36V${70 + amounts.length * pitch}`, stroke: DARK, width: 2 });
  const row = amounts.indexOf(shortest);
  return {
    shapes,
    labels: [
      {
        x: Math.min(shortest + 8, 198),
        y: round(60 + row * pitch + pitch / 3),
        text: 'The shortest one decides',
      },
    ],
    description: ([a]) => `${amounts.length} bands of different length. ${a}.`,
  };
}
