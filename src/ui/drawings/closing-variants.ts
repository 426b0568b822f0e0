import { ribbon, round } from './ribbon.ts';
import type { Shape } from './shapes.tsx';

export interface Closing {
  shapes: Shape[];
  labels: { x: number; y: number; text: string; end?: boolean }[];
  description: (labels: readonly string[]) => string;
}

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
/** The limits of labels, so that they stay within the margins of the page. */
const TEXT = { from: 27, to: 442 } as const;

/** A river from the section above that loses two, two and one of its eight bands. */
export function leaks(): Closing {
  const band = 20;
  const left = EDGE - COPPERS.length * band;
  const lost = [
    { y: 62, bands: 2, end: 96 },
    { y: 192, bands: 2, end: 60 },
    { y: 322, bands: 1, end: 128 },
  ];
  const shapes: Shape[] = [];
  let first = 0;
  for (const { y, bands, end } of lost) {
    for (let index = 0; index < bands; index += 1) {
      const x = round(left + (first + index + 0.5) * band);
      const r = 22 + (index + 0.5) * band;
      const level = y + r;
      const stop = end + index * 34;
      const drops = [16, 34, 47]
        .map((gap, drop) => `M${stop - gap} ${level + drop * 2}h${8 - drop * 2}`)
        .join('');
      const d = `M${x} 0V${y}A${r} ${r} 0 0 1 ${round(x - r)} ${level}H${stop}${drops}`;
      shapes.push({ d, stroke: COPPERS[first + index]!, width: band + 0.4 });
    }
    first += bands;
  }
  for (let index = first; index < COPPERS.length; index += 1) {
    shapes.push({
      d: `M${left + (index + 0.5) * band} 0V900`,
      stroke: COPPERS[index]!,
      width: band + 0.4,
    });
  }
  return {
    shapes,
    labels: [
      { x: 268, y: 66, text: 'Leads nobody called', end: true },
      { x: 308, y: 196, text: 'Quotes nobody chased', end: true },
      { x: 340, y: 326, text: 'Renewals nobody saw', end: true },
      { x: 376, y: 458, text: 'What you bill', end: true },
    ],
    description: ([a, b, c, d]) =>
      `Of eight bands two leak away (${a}), then two (${b}), then one (${c}). Three are left: ${d}.`,
  };
}

/** Six separate bands that become one. */
export function merge(): Closing {
  const starts = [34, 92, 150, 224, 296, 372];
  const band = 24;
  const shapes = starts.map((y, index) => {
    const x = round(EDGE - (index + 0.5) * band);
    const from = 30 + ((index * 53) % 130);
    const d = `M${from} ${y}H${from + 40}C${x - 40} ${y} ${x} ${round(y + (420 - y) * 0.3)} ${x} 430V900`;
    return { d, stroke: COPPERS[7 - index]!, width: band + 0.4 };
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

/** Five bands that continue, and two that return. */
export function loop(): Closing {
  const lanes = [0, 1, 2, 3, 4];
  const shapes: Shape[] = lanes.map((lane) => ({
    d: `M0 ${90 + lane * 24}H480`,
    stroke: COPPERS[7 - lane]!,
    width: 24.4,
  }));
  for (const lane of [0, 1]) {
    const radius = 98 - lane * 24;
    const y = 210 + lane * 24;
    shapes.push({
      d: `M0 ${y}H320A${radius} ${radius} 0 0 1 320 ${y + 2 * radius}H0`,
      stroke: COPPERS[2 - lane]!,
      width: 24.4,
    });
  }
  return {
    shapes,
    labels: [
      { x: TEXT.to, y: 66, text: 'Ready now', end: true },
      { x: 30, y: 334, text: 'Not yet, so it comes back' },
    ],
    description: ([a, b]) => `Five bands go on: ${a}. Two turn round: ${b}.`,
  };
}

/** Sixty lines, one per minute, of which 45 are dark. */
export function minutes(): Closing {
  const line = (minute: number) =>
    `M${round(30 + (minute % 15) * 28 + 14)} ${70 + Math.floor(minute / 15) * 92}v76`;
  const all = Array.from({ length: 60 }, (_, minute) => minute);
  return {
    shapes: [
      { d: all.slice(0, 45).map(line).join(''), stroke: '#061F19', width: 14 },
      { d: all.slice(45).map(line).join(''), stroke: '#FFD9BA', width: 14 },
    ],
    labels: [
      { x: 37, y: 50, text: '45 minutes' },
      { x: 37, y: 452, text: 'and 15 for your questions' },
    ],
    description: ([a, b]) => `Sixty lines, one for each minute: ${a}, ${b}.`,
  };
}

/** A known line that opens into a range. */
export function forecast(): Closing {
  const cone = (reach: number) =>
    `M170 246C250 246 300 ${240 - reach} 480 ${240 - reach}V${252 + reach}C300 ${252 + reach} 250 246 170 246z`;
  return {
    shapes: [
      ...[170, 130, 92, 58, 28].map((reach, index) => ({
        d: cone(reach),
        fill: COPPERS[7 - index - (index > 1 ? 2 : 0)]!,
      })),
      { d: 'M0 246H172', stroke: '#061F19', width: 24 },
      { d: 'M172 190v112', stroke: '#061F19', width: 2 },
    ],
    labels: [
      { x: TEXT.from, y: 216, text: 'Booked' },
      { x: TEXT.to, y: 46, text: 'Forecast, with its range', end: true },
    ],
    description: ([a, b]) => `A line (${a}) opens into a cone: ${b}.`,
  };
}

/** Five bands of different length; the shortest decides. */
export function pillars(): Closing {
  const reach = [400, 310, 360, 190, 280];
  const shapes: Shape[] = reach.map((length, index) => ({
    d: ribbon(
      { x: 0, y: 60 + index * 72, width: 44 },
      { x: length, y: 60 + index * 72, width: 44 },
    ),
    fill: COPPERS[7 - index - (index > 2 ? 1 : 0)]!,
  }));
  shapes.push({ d: 'M190 36V430', stroke: '#061F19', width: 2 });
  return {
    shapes,
    labels: [{ x: 198, y: 300, text: 'The shortest one decides' }],
    description: ([a]) => `Five bands of different length. ${a}.`,
  };
}
