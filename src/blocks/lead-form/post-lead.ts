import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';
import { firstStored } from './form-draft.ts';
import { usableToken } from './form-token.ts';
import type { FieldErrors, FormView } from './form-view.ts';

/**
 * The outcome of sending a form. `refused`: the server rejected it; `wait` is the text of a rate limit. `unreachable`: no
 * response, or one that is not from our API.
 */
type LeadOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; errors: FieldErrors; wait?: string }
  | { kind: 'unreachable' };

/**
 * Sends a form as JSON. Never throws: no network, a timeout or a foreign response (such as a hotel's login page) are outcomes.
 * Uses fetch, because the router's fetcher would show an error page for those.
 * @param values by field name, with consent and honeypot
 * @param page address and title of the page with the form
 */
export async function postLead(
  view: FormView,
  values: Readonly<Record<string, string>>,
  page: { uri: string; name: string },
  send: typeof fetch = fetch,
): Promise<LeadOutcome> {
  const token = await usableToken(view.form, send);
  const attribution = firstStored(view.attributionKeys);
  try {
    const response = await fetchWithTimeout(view.api, {
      send,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        ...values,
        ...view.extra,
        token,
        pageUri: page.uri,
        pageName: page.name,
        ...(attribution && { attribution }),
      }),
    });
    if (!response.ok) return { kind: 'refused', ...(await refusalOf(response)) };
    const answer = (await response.json()) as { ok?: unknown } | null;
    return { kind: answer?.ok === true ? 'sent' : 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Reads the first error of each field, and the message of a rate limit. A foreign response has no errors. */
async function refusalOf(response: Response): Promise<{ errors: FieldErrors; wait?: string }> {
  try {
    const { errors = [], message } = (await response.json()) as {
      errors?: { field: string; message: string }[];
      message?: unknown;
    };
    return {
      errors: Object.fromEntries(
        errors.toReversed().map(({ field, message: first }) => [field, first]),
      ),
      ...(response.status === 429 && typeof message === 'string' && { wait: message }),
    };
  } catch {
    return { errors: {} };
  }
}
