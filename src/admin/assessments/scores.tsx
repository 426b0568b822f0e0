import { number } from '#src/admin/parts/counts.ts';
import { READINESS_LEVELS, type ReadinessLevel } from '#src/domains/assessment/questionnaire.ts';
import { MAX_OPTION_VALUE } from '#src/domains/assessment/score.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';
import type { ScoresView } from './assessments-view.ts';
import { LevelMark } from './level-mark.tsx';

const HIGHEST = 132;

const colourOf = (level: ReadinessLevel) =>
  ramp(READINESS_LEVELS.indexOf(level) / (READINESS_LEVELS.length - 1));

/** How complete runs scored: a column for every ten percent, and how many reached each level. */
export function Scores({ bands, levels, median, finding }: ScoresView) {
  const most = Math.max(...bands.map(({ count }) => count));
  const whole = levels.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="scores">
      <section className="report-part">
        <h2>Scores</h2>
        <p className="note">{finding}</p>
        <ol className="score-bands" aria-label="Complete runs by score">
          {bands.map(({ from, to, count, level }) => (
            <li key={from}>
              <b data-none={count === 0 || undefined}>{number(count)}</b>
              <svg
                width="100%"
                height={count === 0 ? 1 : Math.max(2, (count / most) * HIGHEST)}
                aria-hidden="true"
              >
                <rect width="100%" height="100%" fill={colourOf(level)} />
              </svg>
              <span aria-hidden="true">{from}</span>
              <span className="sr-only">{`${from} to ${to}%`}</span>
            </li>
          ))}
        </ol>
        <div className="score-median" aria-hidden="true">
          <i style={{ left: `${median}%` }} />
          <span style={{ left: `${median}%`, translate: `-${median}% 0` }}>Median {median}%</span>
        </div>
        <p className="note">
          Each column is ten percent wide; 100 belongs to the last. The least that can be reached is{' '}
          {100 / MAX_OPTION_VALUE}%, since every answer is worth a point.
        </p>
      </section>
      <section className="report-part">
        <h2>Levels</h2>
        <p className="note">Share of complete runs</p>
        <ul className="level-mix">
          {levels.map(({ level, count, share }) => (
            <li key={level}>
              <LevelMark level={level} />
              <b>{number(count)}</b>
              <span>{share}</span>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(count / whole) * 100} height="1" fill={colourOf(level)} />
              </svg>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
