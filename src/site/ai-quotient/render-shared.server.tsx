import { ResultPillars } from '#src/blocks/assessment/result-pillars.tsx';
import { ResultScore } from '#src/blocks/assessment/result-score.tsx';
import type { SharedResult } from '#src/domains/assessment/assessments.server.ts';
import { formatResultDate } from '#src/domains/assessment/result-date.ts';
import { AI_QUOTIENT_PATH } from '#src/domains/site-map/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';

/** The page of a shared result; for undefined, a page that says the link does not work. */
export function renderShared(shared: SharedResult | undefined): string {
  return renderMarkup(shared ? <Shared {...shared} /> : <Withdrawn />);
}

function Shared({ completedAt, result, explanation, hidesAnswers }: SharedResult) {
  return (
    <section className="tone-sand section assessment">
      <div className="wrap">
        <header className="grid-12 opening">
          <h1 className="h1-long">A shared AI Quotient score</h1>
          <div>
            <p className="lead">
              Completed on {formatResultDate(completedAt)}.{' '}
              {hidesAnswers ? 'The answers are private.' : ''}
            </p>
          </div>
        </header>
        <div className="assessment-card tone-paper results">
          <div className="result-panel tone-pine">
            <h2 className="h2-long">AI Quotient Score</h2>
            <ResultScore result={result} meaning={explanation.meaning} level="h3" />
          </div>
          <section className="result-details">
            <h3 className="heading-label">What the answers say</h3>
            <ResultPillars pillars={explanation.pillars} stories={[]} />
          </section>
          <ButtonLink href={AI_QUOTIENT_PATH} size="large">
            Score your own company
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Withdrawn() {
  return (
    <section className="tone-sand section assessment">
      <div className="wrap">
        <header className="grid-12 opening">
          <h1 className="h1-long">This result is not shared</h1>
          <div>
            <p className="lead">
              The link was withdrawn, or part of it is missing. Ask the person who sent it for a new
              one.
            </p>
            <p>
              <ButtonLink href={AI_QUOTIENT_PATH} size="large">
                Score your own company
              </ButtonLink>
            </p>
          </div>
        </header>
      </div>
    </section>
  );
}
