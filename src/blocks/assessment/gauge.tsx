import type { ReadinessLevel } from '#src/domains/assessment/questionnaire.ts';

/** Circumference of the circle with radius 45 (docs/specification.md, section 2). */
const CIRCUMFERENCE = 283;

interface GaugeProps {
  /** whole number, 0 to 100 */
  percentage: number;
  level: ReadinessLevel;
}

/** The overall percentage as a circular gauge with its number in the middle. */
export function Gauge({ percentage, level }: GaugeProps) {
  return (
    <div
      className="gauge"
      data-level={level}
      role="img"
      aria-label={`${percentage} of 100, ${level}`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="45" />
        <circle
          cx="50"
          cy="50"
          r="45"
          className="gauge-part"
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={(CIRCUMFERENCE * (1 - percentage / 100)).toFixed(1)}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span aria-hidden="true">
        {percentage}
        <small>%</small>
      </span>
    </div>
  );
}
