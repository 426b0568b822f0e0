import type { Comparison } from '#src/domains/assessment/report.ts';
import type { PillarScore } from '#src/domains/assessment/score.ts';

interface PillarBarsProps {
  pillars: readonly PillarScore[];
  /** may arrive after the bars; its marks overlay them without a layout shift */
  comparison?: Comparison | undefined;
}

/** One bar per pillar, with a mark for the average of other companies if available. */
export function PillarBars({ pillars, comparison }: PillarBarsProps) {
  return (
    <ul className="pillar-bars">
      {pillars.map(({ pillar, percentage }) => {
        const peers = comparison?.pillars[pillar];
        return (
          <li key={pillar}>
            <p>
              <span>{pillar}</span>
              <b>{percentage}%</b>
            </p>
            <div className="bar" style={{ '--value': `${percentage}%` } as React.CSSProperties}>
              {peers === undefined ? null : <i style={{ left: `${peers}%` }} />}
            </div>
            {peers === undefined ? null : (
              <span className="sr-only">Companies of your size: {peers}% on average</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
