import { ramp, reach, round } from './ribbon.ts';
import { type Shape, Shapes } from './shapes.tsx';

const WIDTH = 400;
const HEIGHT = 480;
/** The height of the river, which both sides fill. */
const RIVER = 132;
/** Where the bands of the left side have joined, and where those of the right side leave. */
const [JOIN, PART] = [168, 232] as const;

const colorOf = (index: number, count: number) =>
  ramp(0.12 + (0.88 * index) / Math.max(1, count - 1));

/** `from` bands of equal thickness that join, and the same river divided into `to` bands. */
export function indexBands(from: number, to: number): Shape[] {
  const top = (HEIGHT - RIVER) / 2;
  const side = (count: number, isLeft: boolean) =>
    Array.from({ length: count }, (_, index) => {
      const width = RIVER / count;
      const row = { x: isLeft ? 0 : WIDTH, y: ((index + 0.5) * HEIGHT) / count - width / 2, width };
      const lane = { x: isLeft ? JOIN : PART, y: top + index * width, width: width + 0.4 };
      const d = isLeft ? reach([0, WIDTH / 2], row, lane) : reach([WIDTH / 2, WIDTH], lane, row);
      return { d, fill: colorOf(index, count) };
    });
  return [...side(from, true), ...side(to, false)];
}

/** The river between two lists, stretched to their height. Decorative: the lists say the same. */
export function IndexRiver({ from, to }: { from: number; to: number }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <Shapes shapes={indexBands(from, to)} />
      <path className="index-gate" d={`M${WIDTH / 2} 4V${(HEIGHT + RIVER) / 2 + 8}`} />
    </svg>
  );
}

/** The height of a row on phones, which is also that of the heading (page-index.css). */
const ROW = 46;
const [TALL_WIDTH, TALL_RIVER, TURN] = [104, 88, 12] as const;

/**
 * The river beside one list on phones: on `isEntry`, the bands of its rows turn down into it; otherwise they leave it, below
 * the heading.
 */
export function IndexRiverTall({ count, isEntry }: { count: number; isEntry: boolean }) {
  const width = TALL_RIVER / count;
  const height = (count + 1) * ROW;
  return (
    <svg
      className="index-tall"
      viewBox={`0 0 ${TALL_WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => {
        const y = (index + 1.5) * ROW;
        const place = isEntry ? count - 1 - index : index;
        const x = round(TALL_WIDTH - TALL_RIVER + (place + 0.5) * width);
        const d = isEntry
          ? `M0 ${y}H${round(x - TURN)}a${TURN} ${TURN} 0 0 1 ${TURN} ${TURN}V${height}`
          : `M${x} 0V${y - TURN}a${TURN} ${TURN} 0 0 1 -${TURN} ${TURN}H0`;
        const stroke = colorOf(isEntry ? index : count - 1 - index, count);
        return <path key={y} d={d} fill="none" stroke={stroke} strokeWidth={round(width + 0.3)} />;
      })}
      {isEntry ? null : (
        <path className="index-gate" d={`M${TALL_WIDTH - TALL_RIVER} 1h${TALL_RIVER}`} />
      )}
    </svg>
  );
}
