import { type HeroDrawing, LINE, type Label, type Picture } from './picture.tsx';
import { wideStreams } from './streams-wide.ts';
import { centersOf, CUT, isCounted, type Streams, colorOf, widthsOf } from './streams.ts';
import { round } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND } from './pen.ts';

const inWords = (names: readonly string[]) =>
  `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${names.at(-1)}`;

/** The drawing of named streams, for the top of a page. */
export function streamsDrawing(streams: Streams): HeroDrawing {
  const { shape, ends, river, gates = [] } = streams;
  const path = gates.length ? `, in ${gates.length} steps: ${inWords(gates)}` : '';
  const flow = {
    merge: 'flow together into',
    join: 'flow one after another into',
    split: isCounted(ends) ? 'are the parts of' : 'are the equal parts of',
  }[shape];
  return {
    wide: wideStreams(streams),
    tall: tallStreams(streams),
    description: `${inWords(ends)} ${flow} one river${path}. Its name: ${river}.`,
  };
}

const WIDTH = 360;
const MARGIN = 20;
const RIVER = 104;
/** The width of a letter of a label, at most; m and w take half as much again. */
const LETTER = 9.2;
const widthOf = (text: string) =>
  (text.length + 0.5 * (text.match(/[mw]/gi)?.length ?? 0)) * LETTER;

/**
 * The version for phones, which flows down: names between the margin and their bands, and the river on the other side: on
 * the right for streams that merge, on the left for a river that they leave or join one after another.
 */
function tallStreams({ shape, ends, river, gates = [] }: Streams): Picture {
  const isSplit = shape === 'split';
  const isRight = shape === 'merge';
  const pitch = { merge: 38, join: 58, split: 44 }[shape];
  const widths = widthsOf(ends, RIVER);
  const centers = centersOf(widths);
  const stages = gates.length * 34;
  const levels = centersOf(widths, pitch - RIVER / ends.length);
  const above = (isSplit ? 66 + stages : 34) - RIVER / ends.length / 2;
  const lastRow = round(above + levels.at(-1)!);
  const height = isSplit ? lastRow + widths.at(-1)! / 2 + 16 : lastRow + 84 + stages;
  const flip = (x: number) => (isRight ? x : WIDTH - x);

  const shapes = ends.flatMap((text, index): Shape[] => {
    const y = round(above + levels[index]!);
    const width = widths[index]!;
    const radius = round(12 + width / 2);
    const start = flip(round(MARGIN + widthOf(text) + 6));
    // Each row enters or leaves on the side of the river where no other row is in its way.
    const across = isSplit ? RIVER - centers[index]! : centers[index]!;
    const x = round(isRight ? WIDTH - MARGIN - across : MARGIN + across);
    const near = round(isRight ? x - radius : x + radius);
    const turn = isSplit
      ? `M${x} ${BEYOND.before}V${y - radius}A${radius} ${radius} 0 0 0 ${near} ${y}H${start}`
      : `M${start} ${y}H${near}A${radius} ${radius} 0 0 ${isRight ? 1 : 0} ${x} ${round(y + radius)}V${BEYOND.after}`;
    return [
      { d: `M${flip(MARGIN)} ${y}H${start}`, stroke: LINE, width: 1 },
      { d: turn, stroke: colorOf(index, ends.length), width: round(width + 0.4) },
    ];
  });

  const edge = isRight ? WIDTH - MARGIN - RIVER : MARGIN;
  const beside = isRight ? { x: edge - 14, end: true } : { x: MARGIN + RIVER + 14 };
  const gateY = (index: number) => (isSplit ? 50 : lastRow + 62) + index * 34;
  const cuts = gates.map((_, index) => ({
    d: `M${edge} ${gateY(index)}h${RIVER}`,
    stroke: CUT,
    width: 4,
  }));
  const labels: Label[] = [
    ...ends.map((text, index) => ({
      ...(isRight ? { x: MARGIN } : { x: WIDTH - MARGIN, end: true }),
      y: round(above + levels[index]! - 7),
      text,
    })),
    ...gates.map((text, index) => ({ ...beside, y: gateY(index) + 5, text })),
    { ...beside, y: isSplit ? 20 : height - 12, text: river, kind: 'name' as const },
  ];
  return { width: WIDTH, height: Math.round(height), shapes: [...shapes, ...cuts], labels };
}
