import { reach, round, seededRandom } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND } from './pen.ts';
import { type Label, LINE, type Picture } from './picture.tsx';
import { centersOf, colorOf, CUT, type Streams, widthsOf } from './streams.ts';

const WIDTH = 1440;
const MARGIN = 48;
const RIVER = 200;

/** A vertical gate at each of `xs`, and its name above it. */
function gatesAt(names: readonly string[], xs: (index: number) => number, top: number) {
  const shapes: Shape[] = names.flatMap((_, index) => [
    { d: `M${xs(index)} ${top - 10}V${top}`, stroke: LINE, width: 1.5 },
    { d: `M${xs(index)} ${top}v${RIVER}`, stroke: CUT, width: 4 },
  ]);
  const labels: Label[] = names.map((text, index) => ({ x: xs(index) - 1, y: top - 18, text }));
  return { shapes, labels };
}

/** The lanes of the rows: streams of a river without stages cross. */
function woven(ends: readonly string[], random: () => number): number[] {
  const keys = ends.map((_, lane) => ({ lane, key: lane + (random() - 0.5) * 3.4 }));
  return keys.toSorted((a, b) => a.key - b.key).map(({ lane }) => lane);
}

/** Rows with a name on a thin line each, which continues as a band, and the river on the other side. */
function rows({ ends, river, gates = [], shape }: Streams): Picture {
  const random = seededRandom([...ends, river].join());
  const isSplit = shape === 'split';
  const flip = (x: number) => (isSplit ? WIDTH - x : x);
  const pitch = Math.min(130, Math.max(46, 330 / (ends.length - 1)));
  const widths = widthsOf(ends, RIVER);
  const levels = centersOf(widths, pitch - RIVER / ends.length);
  const above = Math.max(52, widths[0]! / 2 + 12) - levels[0]!;
  const height = Math.max(above + levels.at(-1)! + widths.at(-1)! / 2 + 20, 330);
  const top = round((height - RIVER) / 2 + 6);
  const lanes = gates.length ? ends.map((_, index) => index) : woven(ends, random);
  const inLanes = centersOf(lanes.map((_, lane) => widths[lanes.indexOf(lane)]!));
  const shapes = ends.flatMap((_, index): Shape[] => {
    const y = round(above + levels[index]!);
    const width = widths[index]!;
    const start = flip(round(405 + random() * 95));
    const bend = start + (isSplit ? -1 : 1) * (30 + random() * 60);
    const row = { x: bend, y: y - width / 2, width };
    const across = inLanes[lanes[index]!]! - width / 2;
    const lane = { x: flip(900), y: top + across, width: width + 0.4 };
    const rule = `M${flip(MARGIN)} ${y}H${start}`;
    const d = isSplit
      ? reach([BEYOND.before, start], lane, row)
      : reach([start, BEYOND.after], row, lane);
    return [
      { d: rule, stroke: LINE, width: 1 },
      { d, fill: colorOf(lanes[index]!, ends.length), stroke: CUT, width: 1.5 },
    ];
  });
  const step = isSplit ? 122 : 118;
  const first = isSplit ? MARGIN + 1 : 940;
  const stages = gatesAt(gates, (index) => first + index * step, top);
  const side = isSplit ? { x: MARGIN } : { x: WIDTH - MARGIN, end: true };
  const below = gates.length > 0;
  return {
    width: WIDTH,
    height: Math.round(height),
    shapes: [...shapes, ...stages.shapes],
    labels: [
      ...ends.map((text, index) => ({
        ...(isSplit ? { x: WIDTH - MARGIN, end: true } : { x: MARGIN }),
        y: round(above + levels[index]! - 9),
        text,
      })),
      ...stages.labels,
      { ...side, y: below ? top + RIVER + 36 : top - 18, text: river, kind: 'name' as const },
    ],
  };
}

/** Bands that rise one after another from their names and turn into the river above them. */
function joining({ ends, river }: Streams): Picture {
  const random = seededRandom([...ends, river].join());
  const widths = widthsOf(ends, RIVER);
  const centers = centersOf(widths);
  const pitch = (WIDTH - 2 * MARGIN - 60) / ends.length;
  const places = ends.map((text, index) => {
    const width = widths[index]!;
    const x = round(MARGIN + width / 2 + index * pitch);
    const foot = round(388 - random() * 22);
    return { text, x, foot, width, lane: round(62 + centers[index]!) };
  });
  return {
    width: WIDTH,
    height: 420,
    shapes: places.map(({ x, foot, lane, width }, index) => {
      const r = round(34 + width / 2);
      const d = `M${x} ${foot - 28}V${lane + r}A${r} ${r} 0 0 1 ${round(x + r)} ${lane}H${BEYOND.after}`;
      return { d, stroke: colorOf(index, ends.length), width: round(width + 0.4) };
    }),
    labels: [
      ...places.map(({ text, x, foot, width }) => ({ x: round(x - width / 2), y: foot, text })),
      { x: WIDTH - MARGIN, y: 42, text: river, end: true, kind: 'name' as const },
    ],
  };
}

/** The version for wide pages, which flows to the right. */
export const wideStreams = (streams: Streams): Picture =>
  streams.shape === 'join' ? joining(streams) : rows(streams);
