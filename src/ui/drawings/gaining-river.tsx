import { ramp, reach } from './ribbon.ts';

const WIDTH = 1200;
const BAND = 30;

/** A river that gains one band at each step. */
export function GainingRiver({ steps }: { steps: number }) {
  const height = steps * BAND + 64;
  const bands = Array.from({ length: steps }, (_, index) => {
    const x = (WIDTH / steps) * index;
    const y = height - BAND * (index + 1);
    const fill = ramp(0.2 + (0.8 * index) / (steps - 1));
    if (index === 0) return { fill, d: `M0 ${y}H${WIDTH}V${y + BAND}H0z` };
    const end = { x: x + 190, y, width: BAND + 0.4 };
    return { fill, d: reach([x, WIDTH], { x, y: y - 62, width: 14 }, end) };
  });
  return (
    <svg
      className="gaining-river"
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`A river that gains one stream at each of ${steps} steps.`}
    >
      {bands.map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} />
      ))}
    </svg>
  );
}
