import type { RouterContextProvider } from 'react-router';
import type { VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { json, notAllowed, refuse } from '#src/platform/http/json-response.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { readJsonBody, type Unreadable } from '#src/platform/http/read-body.server.ts';
import { submitFormPost } from './handle-form-post.server.ts';
import type { FieldError } from '#src/domains/leads/intake/submission.ts';

const REASONS: Readonly<Record<Unreadable, string>> = {
  400: 'The body is not a JSON object.',
  413: 'The body is too large: the limit is 64 KB.',
  415: 'Send the form as application/json.',
};

const NOT_STORED = 'We could not save this. What you typed is still here. Please try again.';

/**
 * Handles a form posted as JSON: 200 `{ok, id}` once it is stored; 400 with the invalid fields; 413, 415 and 503 with a message.
 * @param check validates the body before anything is stored, and returns an error or undefined
 */
export async function handleJsonPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: VisitorForm,
  check: (values: ReadonlyMap<string, unknown>) => FieldError | undefined = () => undefined,
): Promise<Response> {
  if (request.method !== 'POST') return notAllowed();
  const values = await readJsonBody(request);
  if (typeof values === 'number') return refuse(values, REASONS[values]);
  const problem = check(values);
  if (problem) return json({ ok: false, errors: [problem] }, 400);
  const page = { uri: request.headers.get('Referer') ?? '', name: '' };
  const address = context.get(visitorAddressContext);
  const result = await submitFormPost(context.get(servicesContext), {
    form,
    values,
    page,
    request,
    address,
  });
  if (result === 'failed') return refuse(503, NOT_STORED);
  return json(result, result.ok ? 200 : 400);
}
