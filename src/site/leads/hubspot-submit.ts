import { handleJsonPost } from './handle-json-post.server.ts';
import type { Route } from './+types/hubspot-submit.ts';
import { notAllowed } from '#src/platform/http/json-response.ts';

const FORM = 'executive-cheatsheet';

/** POST /api/hubspot-submit: the cheatsheet's form as JSON (docs/specification.md, section 7). Its `formType` is fixed. */
export function action({ request, context }: Route.ActionArgs) {
  return handleJsonPost(request, context, FORM, (values) =>
    values.get('formType') === FORM
      ? undefined
      : { field: 'formType', message: `Send the form type ${FORM}` },
  );
}

export const loader = notAllowed;
