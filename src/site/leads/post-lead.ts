import { isVisitorForm } from '#src/domains/leads/lead-forms.ts';
import { handleJsonPost } from './handle-json-post.server.ts';
import type { Route } from './+types/post-lead.ts';
import { notAllowed, refuse } from '#src/platform/http/json-response.ts';

/** POST /api/leads/:form: any form as JSON, as tabs post it that were opened before 2026-11-29 (ADR 104), and programs. */
export function action({ request, context, params }: Route.ActionArgs) {
  if (!isVisitorForm(params.form)) return refuse(404, 'This form does not exist.');
  return handleJsonPost(request, context, params.form);
}

export const loader = notAllowed;
