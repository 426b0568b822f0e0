import { ramp, round } from './ribbon.ts';

/** Where a band enters its row: the middle of a 48 px button under a rule of 1 and padding of 32 px (contact.css). */
const LEVEL = 57;
/** Radius inside the bend. */
const BEND = 14;
/** Longer than any row; the row cuts it off. */
const FAR = 2000;

/**
 * One row's share of a river beside a list: the bands of the rows above run through, this row's band comes in from the
 * left and turns down beside them. It has no view box, so nothing stretches however high the row is; all x are counted
 * from the right edge.
 */
export function JoiningBand({ index, count }: { index: number; count: number }) {
  const width = Math.min(16, Math.floor(64 / count));
  const radius = BEND + width / 2;
  return (
    <svg className="joining-band" aria-hidden="true">
      <svg x="100%" overflow="visible">
        {Array.from({ length: index + 1 }, (_, lane) => {
          const x = round(-(lane + 0.5) * width);
          const turn = `M-300 ${LEVEL}H${x - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${FAR}`;
          return (
            <path
              key={lane}
              d={lane === index ? turn : `M${x} 0V${FAR}`}
              fill="none"
              stroke={ramp(0.4 + (0.6 * lane) / count)}
              strokeWidth={width + 0.4}
            />
          );
        })}
      </svg>
    </svg>
  );
}
