import type { Change, Comparison } from '#src/domains/assessment/report.ts';
import type { PillarScore } from '#src/domains/assessment/score.ts';

interface PillarBarsProps {
  pillars: readonly PillarScore[];
  comparison?: Comparison | undefined;
  change?: Change | undefined;
}

/** `+5`, `-5` with a true minus sign, `±0`. */
export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** A bar per pillar, as long as its percentage, with the mark of other companies and what changed, where that is known. */
export function PillarBars({ pillars, comparison, change }: PillarBarsProps) {
  return (
    <div className="pillar-bars">
      <ul>
        {pillars.map(({ pillar, percentage }) => {
          const peers = comparison?.pillars[pillar];
          const points = change?.pillars[pillar];
          return (
            <li key={pillar}>
              <p>
                <span>{pillar}</span>
                {points === undefined ? null : <em>{signed(points)}</em>}
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
      {comparison ? (
        <p className="note bar-legend">
          <i aria-hidden="true" /> Average of {comparison.companies} companies with{' '}
          {comparison.size} people: {comparison.average}%. You are ahead of {comparison.aheadOf}% of
          them.
        </p>
      ) : null}
      {change ? (
        <p className="note">
          {signed(change.overall)} points since{' '}
          {new Date(change.since).toLocaleDateString('en-US', {
            dateStyle: 'long',
            timeZone: 'UTC',
          })}
          .
        </p>
      ) : null}
    </div>
  );
}
