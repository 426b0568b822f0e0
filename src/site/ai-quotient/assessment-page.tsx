import { SCREEN_TITLES } from '#content/screen-titles.ts';
import type { RouterContextProvider } from 'react-router';
import { AssessmentMount } from '#src/blocks/assessment/assessment-mount.tsx';
import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import type { Route } from './+types/assessment-page.ts';
import { assessmentView } from './assessment-view.ts';
import { loadAssessment } from './load-assessment.server.ts';
import { postStep, type StepOutcome } from './post-step.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The assessment for browsers without JavaScript: each step is a request. */
export const loader = ({ request, context }: Route.LoaderArgs) => showStep(request, context);

export async function action({ request, context }: Route.ActionArgs) {
  const done = await postStep(request, context);
  return done instanceof Response ? done : showStep(request, context, done);
}

async function showStep(
  request: Request,
  context: Context,
  outcome: StepOutcome = { status: 200 },
) {
  const { assessments, settings, log } = context.get(servicesContext);
  const { status, step, sent } = outcome;
  const initial = await loadAssessment(request, context).catch((error: unknown) => {
    log.error({ err: error }, 'a run could not be read');
    return undefined;
  });
  const isUnavailable = !initial || sent !== undefined;
  return renderDocument(context, {
    head: privateHead(SCREEN_TITLES.assessment),
    main: renderMarkup(
      <div className="tone-sand section assessment">
        <div className="wrap">
          <header className="grid-12 opening">
            <h1 className="h1-long">AI Quotient</h1>
          </header>
          <h2 className="sr-only">25 questions, one at a time</h2>
          {isUnavailable ? (
            <AssessmentUnavailable sent={sent ?? []} />
          ) : (
            <AssessmentMount
              name="assessment"
              view={assessmentView(
                assessments.editionOf(initial.progress),
                settings.consent('CONSENT_REPORT'),
              )}
              initial={{ ...initial, ...step }}
            />
          )}
        </div>
      </div>,
    ),
    status: isUnavailable ? 503 : status,
    // Not cached, since the page shows one visitor's answers.
    headers: { 'Cache-Control': 'no-store', ...(isUnavailable && { 'Retry-After': '30' }) },
  });
}

/** Shown while the database is unavailable. Its button posts the same step again, so nothing has to be typed twice. */
function AssessmentUnavailable({ sent }: { sent: NonNullable<StepOutcome['sent']> }) {
  return (
    <div className="assessment-card tone-paper" role="alert">
      <h2 className="h3">We could not save this step</h2>
      <p>
        Your earlier answers are safe, and what you just entered is still on this page. Please try
        again in half a minute.
      </p>
      <form method={sent.length > 0 ? 'post' : 'get'}>
        {sent.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="btn btn-copper">
          Try Again
        </button>
      </form>
    </div>
  );
}
