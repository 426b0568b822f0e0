import { ramp, ribbon, round } from './ribbon.ts';

const WIDTH = 1344;
/** The x coordinate of the last day; the result continues to its right. */
const LAST = 1180;
const ROW = 54;
const TOP = 60;
const BAR = 22;

interface Phase {
  label: string;
  from: number;
  to: number;
}

/** Returns the days to mark: the start, the end, and weeks or months between them. */
function marks(days: number): number[] {
  const step = days <= 42 ? 7 : 30;
  const inner = Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step);
  return [...inner.filter((day) => days - day > step / 2), days];
}

/** A timeline to scale, whose phases flow into one result. */
export function PlanRiver({ days, phases, endLabel }: PlanRiverProps) {
  const x = (day: number) => round((day / days) * LAST);
  const height = TOP + phases.length * ROW + 16;
  const lane = Math.min(40, 180 / phases.length);
  const first = TOP + 24 + (phases.length * ROW - 24 - lane * phases.length) / 2;
  const description = phases
    .map(({ label, from, to }) => `${label}, days ${from} to ${to}`)
    .join('; ');
  return (
    <svg
      className="art-wide plan-river"
      // the list of dates beside it contains the same text
      data-markdown="omit"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`${days} days: ${description}. All flow into ${endLabel}.`}
    >
      <path
        className="rule"
        d={marks(days)
          .map((day) => `M${x(day)} 40V${height}`)
          .join('')}
      />
      {phases.map(({ label, from, to }, index) => {
        const y = TOP + 30 + index * ROW;
        const end = round(first + index * lane);
        const fill = ramp(0.4 + (0.6 * index) / (phases.length - 1));
        const isLate = from / days > 0.6;
        return (
          <g key={label} fill={fill}>
            <path
              opacity=".42"
              d={ribbon({ x: x(to), y, width: BAR }, { x: LAST, y: end, width: lane + 0.3 })}
            />
            <path d={`M${x(from)} ${y}H${x(to)}v${BAR}H${x(from)}z`} />
            <path d={`M${LAST} ${end}H2400v${round(lane + 0.3)}H${LAST}z`} />
            <text
              x={isLate ? x(to) : x(from)}
              y={y - 10}
              {...(isLate ? { textAnchor: 'end' } : {})}
            >
              {label}
            </text>
          </g>
        );
      })}
      {marks(days).map((day) => (
        <text key={day} x={x(day)} y="24" className="name">
          {day === 0 ? 'Start' : `Day ${day}`}
        </text>
      ))}
      <text x={WIDTH} y={first - 14} className="name" textAnchor="end">
        {endLabel}
      </text>
    </svg>
  );
}

interface PlanRiverProps {
  days: number;
  phases: readonly Phase[];
  endLabel: string;
}
