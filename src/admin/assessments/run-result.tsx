import { LevelMark } from './level-mark.tsx';
import type { RunDetail } from './run-detail.ts';

/** The score of a complete run, overall and by pillar. */
export function RunResult({ result, pillars }: Pick<RunDetail, 'result' | 'pillars'>) {
  return (
    <section className="detail-part">
      <h2>Result</h2>
      {result ? (
        <>
          <p className="run-score">
            <b>{result.percentage}%</b>
            <LevelMark level={result.level} />
          </p>
          <ul className="run-pillars">
            {pillars.map(({ pillar, percentage = 0 }) => (
              <li key={pillar}>
                <span>{pillar}</span>
                <b>{percentage}%</b>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={percentage} height="1" />
                </svg>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="note">No result yet: a result requires every answer.</p>
      )}
    </section>
  );
}
