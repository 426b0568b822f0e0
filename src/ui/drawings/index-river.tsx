import { ramp, ribbon, round } from './ribbon.ts';
import { type Shape, Shapes } from './shapes.tsx';

const WIDTH = 400;
const HEIGHT = 480;
/** The height of the river, which both sides fill. */
const RIVER = 132;
/** Where the bands of the left side have joined, and where those of the right side leave. */
const [JOIN, PART] = [168, 232] as const;

/** `from` bands of equal thickness that join, and the same river divided into `to` bands. */
export function indexBands(from: number, to: number): Shape[] {
  const top = (HEIGHT - RIVER) / 2;
  const side = (count: number, isLeft: boolean) =>
    Array.from({ length: count }, (_, index) => {
      const width = RIVER / count;
      const row = { x: isLeft ? 0 : WIDTH, y: ((index + 0.5) * HEIGHT) / count - width / 2, width };
      const lane = { x: isLeft ? JOIN : PART, y: top + index * width, width: width + 0.4 };
      const curve = isLeft ? ribbon(row, lane) : ribbon(lane, row);
      const edge = (isLeft ? JOIN : PART) + (isLeft ? -0.5 : 0.5);
      const level = `M${edge} ${round(lane.y)}H${WIDTH / 2}v${round(lane.width)}H${edge}z`;
      return { d: curve + level, fill: ramp(0.12 + (0.88 * index) / Math.max(1, count - 1)) };
    });
  return [...side(from, true), ...side(to, false)];
}

/** The river between two lists, stretched to their height. Decorative: the lists say the same. */
export function IndexRiver({ from, to }: { from: number; to: number }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <Shapes shapes={indexBands(from, to)} />
      <path className="index-gate" d={`M${WIDTH / 2} ${(HEIGHT - RIVER) / 2 - 8}v${RIVER + 16}`} />
    </svg>
  );
}
