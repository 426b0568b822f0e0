import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';
import { firstKept } from './form-memory.ts';
import { tokenFor } from './form-token.ts';
import type { FieldErrors, FormView } from './form-view.ts';

/**
 * How sending a form ended. `refused`: the server did not take it, `wait` says until when where that is the reason;
 * `unreachable`: no answer, or none of ours.
 */
export type LeadOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; errors: FieldErrors; wait?: string }
  | { kind: 'unreachable' };

/**
 * Sends a form as JSON. Never throws: no network, no answer in time, or one that is not ours (a hotel's login page,
 * say) are outcomes. A plain request, since a router's fetcher turns those into an error screen.
 * @param values by field name, with consent and honeypot
 * @param page address and title of the page with the form
 */
export async function postLead(
  view: FormView,
  values: Readonly<Record<string, string>>,
  page: { uri: string; name: string },
  send: typeof fetch = fetch,
): Promise<LeadOutcome> {
  const token = await tokenFor(view.form, send);
  const attribution = firstKept(view.attributionKeys);
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

/** First message of each field in a refusal of ours, and of a limit what it says; none in anyone else's. */
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
