import type { Change, Comparison } from '#src/domains/assessment/report.ts';
import { formatResultDate } from '#src/domains/assessment/result-date.ts';

interface ResultComparisonProps {
  comparison?: Comparison | undefined;
  change?: Change | undefined;
}

/** `+5`, `-5` with a true minus sign, `±0`. */
export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** How a result compares with other companies and with the previous run; renders nothing without either. */
export function ResultComparison({ comparison, change }: ResultComparisonProps) {
  return (
    <>
      {comparison ? (
        <p className="note bar-legend">
          <i aria-hidden="true" /> Average of {comparison.companies} companies with{' '}
          {comparison.size} employees: {comparison.average}%. You are ahead of {comparison.aheadOf}%
          of them.
        </p>
      ) : null}
      {change ? (
        <p className="note">
          {signed(change.overall)} points since {formatResultDate(new Date(change.since))}.
        </p>
      ) : null}
    </>
  );
}
