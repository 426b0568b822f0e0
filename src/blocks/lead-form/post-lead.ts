import type { FieldErrors, FormView } from './form-view.ts';
import { parseObject, sendForm } from './send-form.ts';

/**
 * The outcome of sending a form. `refused`: the server rejected it; `wait` is the text of a rate limit. `unreachable`: no
 * response, or one that is not from our API.
 */
type LeadOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; errors: FieldErrors; wait?: string }
  | { kind: 'unreachable' };

/**
 * Sends a form as JSON, and reads the JSON that comes back. Never rejects.
 * @param values by field name, with consent and honeypot
 */
export async function postLead(
  { form, api = '', extra, attributionKeys }: FormView,
  values: Readonly<Record<string, string>>,
  send: typeof fetch = fetch,
): Promise<LeadOutcome> {
  const sent = { form, url: api, values: { ...values, ...extra }, isJson: true, attributionKeys };
  const response = await sendForm(sent, send);
  if (!response) return { kind: 'unreachable' };
  const { ok, errors, message } = parseObject(response.text);
  if (response.status < 300) return { kind: ok === true ? 'sent' : 'unreachable' };
  const listed = Array.isArray(errors) ? (errors as { field: string; message: string }[]) : [];
  const isLimited = response.status === 429 && typeof message === 'string';
  return {
    kind: 'refused',
    errors: Object.fromEntries(
      listed.toReversed().map(({ field, message: first }) => [field, first]),
    ),
    ...(isLimited && { wait: message }),
  };
}
