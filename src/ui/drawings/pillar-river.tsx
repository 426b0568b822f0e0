import { ramp, ribbon, stack } from './ribbon.ts';

const WIDTH = 600;
const ROW = 64;
/** The thickness of a band; every pillar has the same weight. */
const BAND = 30;

/** One band per row of a list with rows of 4rem; the bands are adjacent on the right. */
export function PillarRiver({ count }: { count: number }) {
  const height = count * ROW;
  const bands = Array.from({ length: count }, () => BAND);
  const tops = stack(bands, (height - count * BAND) / 2);
  return (
    <svg
      className="pillar-river"
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      style={{ height: `${count * 4}rem` }}
      aria-hidden="true"
    >
      {bands.map((width, index) => (
        <path
          key={index}
          fill={ramp(0.3 + (0.7 * index) / Math.max(1, count - 1))}
          d={ribbon(
            { x: 0, y: index * ROW + (ROW - BAND) / 2, width },
            { x: WIDTH, y: tops[index]!, width },
            [0.35, 0.45],
          )}
        />
      ))}
    </svg>
  );
}
