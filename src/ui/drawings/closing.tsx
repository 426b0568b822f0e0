import {
  forecast,
  leaks,
  loop,
  merge,
  minutes,
  pillars,
  type Closing,
} from './closing-variants.ts';
import { Shapes } from './shapes.tsx';

/** The drawings at the end of a page. */
export const CLOSINGS = { leaks, merge, loop, minutes, forecast, pillars } as const;

export type ClosingName = keyof typeof CLOSINGS;

/** The drawing of the copper band at the end of a page; `labels` replaces its texts. */
export function ClosingDrawing({
  name,
  labels,
}: {
  name: ClosingName;
  labels?: readonly string[] | undefined;
}) {
  const drawing: Closing = CLOSINGS[name]();
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
