import type { Comparison } from '#src/domains/assessment/report.ts';
import type { PillarScore } from '#src/domains/assessment/score.ts';

interface PillarBarsProps {
  pillars: readonly PillarScore[];
  /** may come later than the bars: its marks lie on them and move nothing */
  comparison?: Comparison | undefined;
}

/** A bar per pillar, as long as its percentage, with the mark of other companies where that is known. */
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
