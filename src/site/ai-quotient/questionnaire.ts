import { servicesContext } from '#src/services.server.ts';
import { PUBLIC_DOCUMENT } from '#src/site/document/render-document.server.tsx';
import type { Route } from './+types/questionnaire.ts';
import { assessmentView } from './assessment-view.ts';

/**
 * GET /api/ai-quotient/questionnaire: what the island needs beside the document, of which it would be a fourth. Browsers ask each
 * time, since the document may be of another edition.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { current } = context.get(servicesContext).assessments;
  return Response.json(assessmentView(current).questionnaire, { headers: PUBLIC_DOCUMENT });
}
