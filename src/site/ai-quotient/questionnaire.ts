import { servicesContext } from '#src/services.server.ts';
import { refuse } from '#src/platform/http/json-response.ts';
import { PUBLIC_DOCUMENT } from '#src/site/document/render-document.server.tsx';
import type { Route } from './+types/questionnaire.ts';
import { assessmentView } from './assessment-view.ts';

/**
 * GET /api/ai-quotient/questionnaire?edition: what the island needs beside the document, of which it would be a fourth; also the
 * edition of a run that began before the one in use (ADR 146). 404 if it no longer exists.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const edition = new URL(request.url).searchParams.get('edition');
  const { assessments } = context.get(servicesContext);
  const found = assessments.editionOf(edition ? { edition } : undefined);
  if (edition && edition !== found.edition) return refuse(404, 'There is no such edition.');
  return Response.json(assessmentView(found).questionnaire, { headers: PUBLIC_DOCUMENT });
}
