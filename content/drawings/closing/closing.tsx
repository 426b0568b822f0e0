import { forecast, minutes, pillars } from './closing-counts.ts';
import { type ClosingOf, leaks, loop, merge } from './closing-variants.ts';
import { Shapes } from '#src/ui/drawings/shapes.tsx';

/** The drawings at the end of a page. */
export const CLOSINGS = {
  leaks,
  merge,
  loop,
  minutes,
  forecast,
  pillars,
} as const satisfies Record<string, ClosingOf>;

export type ClosingName = keyof typeof CLOSINGS;

interface ClosingProps {
  name: ClosingName;
  /** replaces its amounts */
  amounts?: readonly number[] | undefined;
  /** replaces its texts */
  labels?: readonly string[] | undefined;
}

/** The drawing of the copper band at the end of a page. */
export function ClosingDrawing({ name, amounts, labels }: ClosingProps) {
  const drawing = CLOSINGS[name](amounts, labels?.join());
  const texts = labels?.length ? labels : drawing.labels.map(({ text }) => text);
  return (
    <svg
      className="closing-art"
      viewBox="0 0 480 480"
      preserveAspectRatio="xMaxYMin"
      role="img"
      aria-label={drawing.description(texts)}
    >
      <Shapes shapes={drawing.shapes} />
      {drawing.labels.map(({ x, y, end }, index) => (
        <text key={index} x={x} y={y} {...(end ? { textAnchor: 'end' } : {})}>
          {texts[index]}
        </text>
      ))}
    </svg>
  );
}
