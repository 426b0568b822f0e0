import { ribbon } from './ribbon.ts';

const STEP = 6;
const BAND = 3.6;

/** One stream among others: the others are level, this one enters from its row. */
export function StreamMark({ index, count }: { index: number; count: number }) {
  const height = count * STEP + 24;
  const y = 12 + index * STEP;
  const others = Array.from({ length: count }, (_, other) =>
    other === index ? '' : `M62 ${12 + other * STEP}h58v${BAND}h-58z`,
  ).join('');
  const stream = ribbon(
    { x: 0, y: height / 2 - 6, width: 12 },
    { x: 62, y, width: BAND },
    [0.5, 0.5],
  );
  return (
    <svg
      className="stream-mark"
      viewBox={`0 0 120 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ghost" d={others} />
      <path d={`${stream}M62 ${y}h58v${BAND}h-58z`} />
    </svg>
  );
}
