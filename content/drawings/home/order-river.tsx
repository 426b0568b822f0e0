import { lanes } from './confluence.ts';
import { ramp, round } from '#src/ui/drawings/ribbon.ts';

/** The colors of the joined record and of AI. */
const RECORD = ramp(0.62);
const AI = ramp(1);
/** The width of AI, in percent of the river. */
const ADDED = 36;

const ACROSS = lanes(100).map((lane) => ({ ...lane, left: round(100 - lane.offset - lane.width) }));
/** The gap between lanes, in percent of the river. */
const GAP = 0.7;

function Lanes({ from = 0, to = 100 }: { from?: number; to?: number }) {
  return ACROSS.map((lane) => (
    <path
      key={lane.left}
      d={`M${lane.left} ${from}h${round(lane.width - GAP)}V${to}h-${round(lane.width - GAP)}z`}
      fill={lane.color}
    />
  ));
}

/** Bends the ten lanes off the right edge of a phone, where the text needs the space. */
function Bend() {
  return ACROSS.map((lane) => {
    const right = round(lane.left + lane.width - GAP);
    const by = 77.5;
    const curve = (x: number) => `${x} 45 ${round(x + by)} 35 ${round(x + by)} 100`;
    return (
      <path
        key={lane.left}
        fill={lane.color}
        d={`M${lane.left} 0C${curve(lane.left)}H${round(right + by)}C${round(right + by)} 35 ${right} 45 ${right} 0z`}
      />
    );
  });
}

export type Stage = 'fall' | 'bend' | 'measure' | 'join' | 'add' | 'run';

/**
 * One section of the river that flows down beside four texts, as tall as its row. `measure`: a line across ten lanes;
 * `join`: the ten become one; `add`: AI enters from the side; `run`: both continue together.
 */
export function OrderRiver({ stage, id }: { stage: Stage; id: string }) {
  return (
    <svg
      className={`order-river order-${stage}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {stage === 'join' ? (
        <linearGradient id={`${id}-join`} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".06" stopColor={RECORD} stopOpacity="0" />
          <stop offset=".8" stopColor={RECORD} />
        </linearGradient>
      ) : null}
      {stage === 'bend' ? <Bend /> : null}
      {stage === 'fall' || stage === 'measure' || stage === 'join' ? <Lanes /> : null}
      {stage === 'measure' ? (
        <path className="order-line" d="M0 50H100" vectorEffect="non-scaling-stroke" />
      ) : null}
      {stage === 'join' ? <path d="M0 0H100V100H0z" fill={`url(#${id}-join)`} /> : null}
      {stage === 'add' || stage === 'run' ? <path d="M0 0H100V100H0z" fill={RECORD} /> : null}
      {stage === 'add' ? (
        <path fill={AI} d={`M-62 16C-20 18 0 46 0 100H-${ADDED}C-${ADDED} 62 -44 38 -62 36z`} />
      ) : null}
      {stage === 'run' ? <path fill={AI} d={`M-${ADDED} 0H0V100H-${ADDED}z`} /> : null}
    </svg>
  );
}

/** A stream that starts with AI and breaks off. */
export function BrokenStream() {
  const pieces = [0, 92, 150, 190, 219, 241, 258, 273, 288];
  const lengths = [84, 46, 28, 17, 11, 8, 5, 4, 3];
  const d = pieces
    .map((x, index) => `M${x} ${14 + (index % 2 ? 1 : -1) * index * 0.9}h${lengths[index]}`)
    .join('');
  return (
    <svg
      className="broken"
      viewBox="0 0 292 28"
      role="img"
      aria-label="Started at AI, a stream breaks off into fragments."
    >
      <path d={d} stroke={AI} strokeWidth="16" />
    </svg>
  );
}
