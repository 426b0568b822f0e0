import { pen } from './heroes/pen.ts';
import { ramp } from './ribbon.ts';

/** Units of the drawing per minute, and across the flow. */
const MINUTE = 10;
const DEPTH = 150;
const BAND = 30;

interface Part {
  minutes: number;
  /** whether a band joins during this part */
  hasDeal: boolean;
}

/** Minutes along the flow, to scale. A band of equal thickness joins at each part with a deal and stays until the end. */
export function MinutesRiver({ parts, description }: { parts: Part[]; description: string }) {
  return (
    <>
      <River parts={parts} description={description} />
      <River parts={parts} description={description} isDown />
    </>
  );
}

function River({ parts, description, isDown = false }: RiverProps) {
  const { bar, ease } = pen(isDown);
  const length = parts.reduce((sum, { minutes }) => sum + minutes, 0) * MINUTE;
  const starts = parts.map((_, at) =>
    parts.slice(0, at).reduce((sum, { minutes }) => sum + minutes * MINUTE, 0),
  );
  const deals = starts.filter((_, at) => parts[at]!.hasDeal);
  return (
    <svg
      className={isDown ? 'minutes-tall' : 'minutes-wide'}
      viewBox={isDown ? `0 0 ${DEPTH} ${length}` : `0 0 ${length} ${DEPTH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={description}
    >
      {starts.map((start) => (
        <path key={start} className="minutes-gate" d={bar(start, start, 0, DEPTH)} />
      ))}
      <path className="minutes-gate" d={bar(0, length, DEPTH, 0)} />
      {deals.map((start, index) => {
        const across = DEPTH - BAND * (index + 1);
        const entry = { along: start, across: -BAND, width: BAND };
        const level = { along: start + 8 * MINUTE, across, width: BAND };
        return (
          <path
            key={start}
            fill={ramp(0.3 + (0.7 * index) / Math.max(1, deals.length - 1))}
            d={ease(entry, level) + bar(level.along - 1, length, across, BAND + 0.4)}
          />
        );
      })}
    </svg>
  );
}

interface RiverProps {
  parts: Part[];
  description: string;
  isDown?: boolean;
}
