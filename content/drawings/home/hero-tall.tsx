import { CONFLUENCE_LABEL, fragments, lanes, STREAMS, WEAVE } from './confluence.ts';
import { round } from '#src/ui/drawings/ribbon.ts';

const WIDTH = 360;
const HEIGHT = 404;
const RIVER = { left: 216, width: 124 };
const MERGE_Y = 300;
const INDENT = [20, 44, 20, 66, 28, 20, 52, 24, 40, 20];

/** The river of the home page on phones: labels on the left, and streams that cross and become one. */
export function HeroRiverTall() {
  const across = lanes(RIVER.width);
  const rows = STREAMS.map((stream, index) => {
    const lane = across[stream.lane]!;
    const y = 14 + index * 25.5;
    const labelX = INDENT[index]!;
    const pieces = fragments(index, labelX + stream.label.length * 7.1 + 11, y, lane.width, 0.62);
    const x = round(RIVER.left + RIVER.width - lane.offset - lane.width / 2);
    const reach = round(pieces.end + (x - pieces.end) * 0.72);
    const fall = round(y + (MERGE_Y - y) * 0.32);
    const d = `M${pieces.end} ${y}C${reach} ${y} ${x} ${fall} ${x} ${MERGE_Y}V${HEIGHT}`;
    return { stream, lane, y, labelX, pieces, d };
  });
  return (
    <svg
      className="hero-river hero-tall"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={CONFLUENCE_LABEL}
    >
      <g className="hero-labels">
        {rows.map(({ stream, y, labelX }) => (
          <text key={stream.label} x={labelX} y={y + 5}>
            {stream.label}
          </text>
        ))}
      </g>
      <g className="bands" fill="none">
        {WEAVE.map((place) => {
          const { d, lane } = rows.find(({ stream }) => stream.lane === place)!;
          return (
            <g key={place} stroke={lane.color}>
              <path d={d} stroke="#FBF8F2" strokeWidth={round(lane.width + 2)} />
              <path d={d} strokeWidth={round(lane.width - 0.6)} />
            </g>
          );
        })}
      </g>
      <g className="starts">
        {rows.map(({ stream, pieces, lane }) => (
          <path key={stream.label} d={pieces.d} fill={lane.color} />
        ))}
      </g>
      <text className="unit" x="20" y="298" />
      <text className="big" x="20" y="328">
        Revenue you
      </text>
      <text className="big" x="20" y="356">
        can forecast
      </text>
      <path className="tick" d="M20 376H204" />
    </svg>
  );
}
