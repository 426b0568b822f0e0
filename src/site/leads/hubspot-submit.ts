import { notAllowed } from '#src/platform/http/json-response.ts';
import { readJsonBody } from '#src/platform/http/read-body.server.ts';
import { panelLevel, panelResponse, wantsPanel } from '#src/site/forms/panel-response.server.ts';
import type { Route } from './+types/hubspot-submit.ts';
import { formPanel } from './form-panel.server.tsx';
import { handleFormPost } from './handle-form-post.server.ts';
import { handleJsonPost } from './handle-json-post.server.ts';

const FORM = 'executive-cheatsheet';

/**
 * POST /api/hubspot-submit: the cheatsheet's form as JSON (docs/specification.md, section 7). Its `formType` is fixed. The script of
 * the form gets its panel, with the same status.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST' || !wantsPanel(request))
    return handleJsonPost(request, context, FORM, (values) =>
      values.get('formType') === FORM
        ? undefined
        : { field: 'formType', message: `Send the form type ${FORM}` },
    );
  const { status, posted } = await handleFormPost(request, context, FORM, readJsonBody);
  const panel = formPanel(context, FORM, posted, panelLevel(request));
  return panelResponse(panel, status === 422 ? 400 : status);
}

export const loader = notAllowed;
