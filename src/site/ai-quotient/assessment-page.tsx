import { data } from 'react-router';
import { AssessmentPanel } from '#src/blocks/assessment/assessment-panel.tsx';
import { servicesContext } from '#src/services.server.ts';
import { privateHead } from '#src/site/seo/private-head.ts';
import type { Route } from './+types/assessment-page.ts';
import { assessmentView } from './assessment-view.ts';
import { loadAssessment } from './load-assessment.server.ts';
import { postStep } from './post-step.server.ts';

/** The assessment for browsers without JavaScript: each step is a request. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { assessments, log } = context.get(servicesContext);
  const view = assessmentView(assessments.current);
  try {
    return data({ view, initial: await loadAssessment(request, context) });
  } catch (error) {
    log.error({ err: error }, 'a run could not be read');
    return data({ view, initial: undefined }, UNAVAILABLE);
  }
}

const UNAVAILABLE = { status: 503, headers: { 'Retry-After': '30' } };

export const action = ({ request, context }: Route.ActionArgs) => postStep(request, context);

/** Not cached, since the page shows one visitor's answers. */
export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders?.get('Retry-After') ?? loaderHeaders.get('Retry-After');
  return { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) };
}

export const meta = () => privateHead('AI Quotient assessment');

export default function AssessmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, initial } = loaderData;
  const isUnavailable = !initial || (actionData && 'sent' in actionData);
  return (
    <div className="tone-sand section assessment">
      <div className="wrap">
        <header className="grid-12 opening">
          <h1 className="h1-long">AI Quotient</h1>
        </header>
        <h2 className="sr-only">25 questions, one at a time</h2>
        {isUnavailable ? (
          <AssessmentUnavailable sent={actionData && 'sent' in actionData ? actionData.sent : []} />
        ) : (
          <AssessmentPanel name="assessment" view={view} initial={{ ...initial, ...actionData }} />
        )}
      </div>
    </div>
  );
}

/** Names and values of the posted fields, for the retry. */
type PostedFields = readonly (readonly [string, string])[];

/** Shown while the database is unavailable. Its button posts the same step again, so nothing has to be typed twice. */
function AssessmentUnavailable({ sent }: { sent: PostedFields }) {
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
