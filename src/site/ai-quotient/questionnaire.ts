import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/questionnaire.ts';
import { assessmentView } from './assessment-view.ts';

/** Browsers ask each time, since the document may be of another edition, and mostly get a 304. */
const HEADERS = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** GET /api/ai-quotient/questionnaire: what the island needs beside the document, of which it would be a fourth. */
export function loader({ context }: Route.LoaderArgs) {
  const { current } = context.get(servicesContext).assessments;
  return Response.json(assessmentView(current).questionnaire, { headers: HEADERS });
}
