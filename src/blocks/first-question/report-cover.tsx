import { middleLine, pillarShade, round, stack } from '#src/ui/drawings/ribbon.ts';

/** An example result: tenths of 100 percent in each pillar, and the mean of all. */
const PILLARS = [6, 4, 8, 2, 6];
const SCORE = 52;

/** The sheet, and the ring on it, as in the PDF. */
const WIDTH = 306;
const HEIGHT = 396;
const RING = { x: 200, y: 283, outer: 96 };
const ROWS = { top: 162, pitch: 12 };
const BEGINS = [40, 58, 24, 66, 48];
const ANGLE = (SCORE / 100) * 2 * Math.PI;

/** The cover of the report with an example result, drawn as in the PDF: each pillar is a stream as thick as its percentage. */
export function ReportCover() {
  const edges = stack(PILLARS);
  return (
    <svg
      className="first-cover"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`The cover of the report, with an example score of ${SCORE}%.`}
    >
      <path fill="#061f19" d={`M0 0H${WIDTH}V${HEIGHT}H0z`} />
      <g fill="none">
        {PILLARS.map((width, index) => {
          const edge = edges[index]!;
          const radius = RING.outer - edge - width / 2;
          const begin = { x: BEGINS[index]!, y: ROWS.top + index * ROWS.pitch, width };
          const top = { x: RING.x, y: RING.y - RING.outer + edge, width };
          const end = [RING.x + radius * Math.sin(ANGLE), RING.y - radius * Math.cos(ANGLE)];
          return (
            <path
              key={edge}
              stroke={pillarShade(index, PILLARS.length)}
              // A hair wider, so that no seam shows between bands.
              strokeWidth={width + 0.3}
              d={`${middleLine(begin, top)}A${radius} ${radius} 0 1 1 ${end.map(round).join(' ')}`}
            />
          );
        })}
      </g>
      <text x="22" y="58">
        AI Quotient
        <tspan x="22" dy="37">
          report
        </tspan>
      </text>
      <text x="22" y="374" style={{ fontSize: 15 }}>
        Example
      </text>
      <text x={RING.x} y={RING.y + 14} textAnchor="middle">
        {SCORE}%
      </text>
    </svg>
  );
}
