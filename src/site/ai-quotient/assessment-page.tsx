import { AssessmentPanel } from '#src/blocks/assessment/assessment-panel.tsx';
import { servicesContext } from '#src/services.server.ts';
import { privateHead } from '#src/site/seo/private-head.ts';
import type { Route } from './+types/assessment-page.ts';
import { assessmentView } from './assessment-view.ts';
import { openPage } from './open-page.server.ts';
import { postStep } from './post-step.server.ts';

/** The assessment alone, step by step through the server, for browsers without JavaScript. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { assessments } = context.get(servicesContext);
  return {
    view: assessmentView(assessments.current),
    initial: await openPage(request, context),
  };
}

export const action = ({ request, context }: Route.ActionArgs) => postStep(request, context);

/** It shows one visitor's answers: nobody keeps it, and no search engine finds it. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export const meta = () => privateHead('AI Quotient');

export default function AssessmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, initial } = loaderData;
  return (
    <div className="tone-sand section assessment">
      <div className="wrap">
        <header className="grid-12 opening">
          <h1 className="h1-long">AI Quotient</h1>
        </header>
        <h2 className="sr-only">25 questions, one at a time</h2>
        <AssessmentPanel name="assessment" view={view} initial={{ ...initial, ...actionData }} />
      </div>
    </div>
  );
}
