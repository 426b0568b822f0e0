import { LEVEL_COLORS } from '#src/domains/assessment/level-colors.ts';
import { BOOK_AUDIT_PATH } from '#src/domains/site-map/paths.ts';
import { LevelTag } from './level-tag.tsx';
import type { ResultStepsProps } from './result-steps.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

/** The last step (docs/specification.md, section 2): a personal thank-you, the level, and the report to download. */
export function ThanksStep({ view, assessment, result }: ResultStepsProps) {
  const { firstName = '', email = '' } = assessment.progress.contact ?? {};
  const { percentage, readinessLevel } = result;
  return (
    <div className="assessment-split">
      <header className="result-aside tone-pine">
        <h3 className="h3" tabIndex={-1} data-heading>
          {firstName ? `Thank you, ${firstName}` : 'Thank you'}
        </h3>
        <p className="lead">
          A confirmation is on its way to {email ? <strong>{email}</strong> : 'your inbox'}, with
          the report attached.
        </p>
        <div className="thanks-level">
          <LevelTag level={readinessLevel} />
          <div className="bar" role="img" aria-label={`${percentage} of 100`}>
            <i
              style={{ width: `${percentage}%`, background: LEVEL_COLORS[readinessLevel].bright }}
            />
          </div>
          <p>{view.questionnaire.meanings[readinessLevel]}</p>
        </div>
      </header>
      <div>
        <WhatHappensNext />
        <div className="form-buttons assessment-buttons">
          <a className="btn btn-large btn-copper" href="/api/download-report">
            Get Your Full Report
          </a>
          <a
            className="btn btn-large btn-quiet"
            href={BOOK_AUDIT_PATH}
            onClick={() => assessment.booked()}
          >
            Book AI Strategy Session
          </a>
        </div>
      </div>
    </div>
  );
}
