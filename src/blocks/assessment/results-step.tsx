import { useEffect } from 'react';
import { GROWTH_AUDIT_PATH } from '#src/domains/site-map/paths.ts';
import { ResultComparison } from './result-comparison.tsx';
import { ResultPillars } from './result-pillars.tsx';
import { ResultScore } from './result-score.tsx';
import type { ResultStepsProps } from './result-steps.tsx';
import { ShareResult } from './share-result.tsx';
import { StepForm } from './step-form.tsx';

/**
 * Shows the score at once, without a request, and the details when the server responds. The details are below the buttons, so
 * that they do not move them.
 */
export function ResultsStep({ view, assessment, result }: ResultStepsProps) {
  const { details, isUnsaved, sync, requestReport, booked, startOver } = assessment;
  const { meanings } = view.questionnaire;
  const isMissing = !details;
  useEffect(() => {
    if (isMissing) sync();
  }, [isMissing, sync]);
  return (
    <div className="results">
      <div className="result-panel tone-pine">
        <h3 className="h2-long" tabIndex={-1} data-heading>
          Your AI Quotient Score
        </h3>
        <ResultScore
          result={result}
          meaning={meanings[result.readinessLevel]}
          comparison={details?.comparison}
        />
        <div className="form-buttons">
          <StepForm view={view} act="to-report" onAct={() => requestReport(result.percentage)}>
            <button type="submit" className="btn btn-large btn-copper">
              Get Your Full Report
            </button>
          </StepForm>
          <a className="btn btn-large btn-quiet" href={GROWTH_AUDIT_PATH} onClick={booked}>
            Book AI Strategy Session
          </a>
          <StepForm view={view} act="restart" onAct={startOver}>
            <button type="submit" className="more">
              Take it again
            </button>
          </StepForm>
        </div>
      </div>
      <section className="result-details">
        <h4 className="heading-label">What your answers say</h4>
        {details ? (
          <>
            <ResultComparison comparison={details.comparison} change={details.change} />
            <ResultPillars
              pillars={details.explanation.pillars}
              stories={details.stories}
              change={details.change}
            />
          </>
        ) : (
          <PendingDetails isUnsaved={isUnsaved} retry={sync} />
        )}
      </section>
      {details ? <ShareResult view={view} share={details.share} /> : null}
    </div>
  );
}

function PendingDetails({ isUnsaved, retry }: { isUnsaved: boolean; retry: () => void }) {
  if (!isUnsaved)
    return (
      <p className="note" role="status">
        Reading your answers...
      </p>
    );
  return (
    <div role="alert">
      <p>Your score is saved on this device. The details of your answers could not be loaded.</p>
      <button type="button" className="more" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
