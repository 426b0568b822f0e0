import { Bar } from '#src/admin/kit/bar.tsx';
import { Part } from '#src/admin/kit/screen.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { READINESS_LEVELS, type ReadinessLevel } from '#src/domains/assessment/questionnaire.ts';
import { MAX_OPTION_VALUE } from '#src/domains/assessment/score.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';
import type { ScoresView } from './assessments-view.ts';
import { LevelMark } from './level-mark.tsx';

const MAX_COLUMN_HEIGHT = 132;

const levelColor = (level: ReadinessLevel) =>
  ramp(READINESS_LEVELS.indexOf(level) / (READINESS_LEVELS.length - 1));

/** Scores of complete runs: a histogram in steps of ten percent, and the share of each level. */
export function Scores({ bands, levels, median, summary }: ScoresView) {
  const most = Math.max(...bands.map(({ count }) => count));
  const whole = levels.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="two-columns">
      <Part className="report-part" title="Scores">
        <p className="note">{summary}</p>
        <ol className="score-bands grid mt-4 small tight" aria-label="Complete runs by score">
          {bands.map(({ from, to, count, level }) => (
            <li className="flex column" key={from}>
              <b className="mb-1" data-none={count === 0 || undefined}>
                {formatNumber(count)}
              </b>
              <svg
                width="100%"
                height={count === 0 ? 1 : Math.max(2, (count / most) * MAX_COLUMN_HEIGHT)}
                aria-hidden="true"
              >
                <rect width="100%" height="100%" fill={levelColor(level)} />
              </svg>
              <span className="mt-1 muted" aria-hidden="true">
                {from}
              </span>
              <span className="sr-only">{`${from} to ${to}%`}</span>
            </li>
          ))}
        </ol>
        <div className="score-median relative mb-2 small tight bold" aria-hidden="true">
          <i className="absolute on-pine" style={{ left: `${median}%` }} />
          <span
            className="absolute nowrap"
            style={{ left: `${median}%`, translate: `-${median}% 0` }}
          >
            Median {median}%
          </span>
        </div>
        <p className="note">
          Each column covers 10 percentage points; the last one includes 100. The lowest possible
          score is {100 / MAX_OPTION_VALUE}%, because every answer gives at least one point.
        </p>
      </Part>
      <Part className="report-part" title="Levels">
        <p className="note">Share of complete runs</p>
        <ul className="level-mix mt-4 small">
          {levels.map(({ level, count, share }) => (
            <li className="grid items-baseline pt-2 pb-3 rule-above" key={level}>
              <LevelMark level={level} />
              <b>{formatNumber(count)}</b>
              <span className="right muted">{share}</span>
              <Bar>
                <rect width={(count / whole) * 100} height="1" fill={levelColor(level)} />
              </Bar>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
