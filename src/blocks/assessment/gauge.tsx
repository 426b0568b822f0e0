import type { CSSProperties } from 'react';
import { LEVEL_COLORS } from '#src/domains/assessment/level-colors.ts';
import type { Result } from '#src/domains/assessment/score.ts';
import { RADIUS, scoreBands } from './score-bands.ts';

/** Circumference of the gauge's circle (docs/specification.md, section 2); all rings count their length in these units. */
const CIRCUMFERENCE = 283;
/** Length of the mark at the end of the ring. */
const MARK = 2;
/** From this share on, the end of the ring reaches the streams that flow into its beginning. */
const NEAR_BEGINNING = 0.75;

interface GaugeProps {
  result: Result;
}

/**
 * The overall percentage as a ring with its number in the middle. The ring is made of one band per pillar, as thick as the pillar's
 * percentage, and ends with a mark in the color of the level.
 */
export function Gauge({ result: { percentage, readinessLevel, pillarScores } }: GaugeProps) {
  const { bands, thickness } = scoreBands(pillarScores);
  const length = (CIRCUMFERENCE * percentage) / 100;
  const circle = { cx: 60, cy: 60, pathLength: CIRCUMFERENCE };
  return (
    <div className="gauge" role="img" aria-label={`${percentage} of 100, ${readinessLevel}`}>
      <svg viewBox="0 0 120 120" aria-hidden="true" className="gauge-track">
        <circle cx="60" cy="60" r={RADIUS} strokeWidth={thickness.toFixed(2)} />
      </svg>
      <svg viewBox="0 0 120 120" aria-hidden="true" className="gauge-bands">
        {percentage > NEAR_BEGINNING * 100 ? (
          <circle
            {...circle}
            r={RADIUS}
            className="gauge-cut"
            strokeWidth={(thickness + 2).toFixed(2)}
            strokeDasharray={`${(length - CIRCUMFERENCE * NEAR_BEGINNING).toFixed(1)} ${CIRCUMFERENCE}`}
            strokeDashoffset={-CIRCUMFERENCE * NEAR_BEGINNING}
          />
        ) : null}
        {bands.map(({ width, radius, shade }) => (
          <circle
            key={shade}
            {...circle}
            r={radius.toFixed(2)}
            stroke={shade}
            // A hair wider, so that no seam shows between bands.
            strokeWidth={(width + 0.12).toFixed(2)}
            strokeDasharray={CIRCUMFERENCE}
            strokeDashoffset={(CIRCUMFERENCE - length).toFixed(1)}
          />
        ))}
        <circle
          {...circle}
          r={RADIUS}
          stroke={LEVEL_COLORS[readinessLevel].bright}
          strokeWidth={(thickness + 5).toFixed(2)}
          // Where the mark starts when the ring fills.
          style={{ '--from': MARK + 1 } as CSSProperties}
          strokeDasharray={`${MARK} ${2 * CIRCUMFERENCE}`}
          strokeDashoffset={(MARK - length).toFixed(1)}
        />
      </svg>
      <span aria-hidden="true" data-full={percentage === 100 || undefined}>
        {percentage}
        <small>%</small>
      </span>
    </div>
  );
}
