import {
  NEWSLETTER_MESSAGES,
  type SubscriptionOutcome,
} from '#src/domains/newsletter/newsletter-forms.ts';
import { NEWSLETTER_PATH } from '#src/domains/site-map/paths.ts';
import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';

/**
 * Posts the form and resolves to the outcome. Never rejects: no network, a timeout and an unknown response (such as a proxy's
 * login page) are 'failed'. Not a router fetcher, which would show an error screen for those.
 */
export async function postSubscription(
  form: FormData,
  send: typeof fetch = fetch,
): Promise<SubscriptionOutcome> {
  try {
    const response = await fetchWithTimeout(NEWSLETTER_PATH, {
      send,
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
    });
    return outcomeOf(await response.json());
  } catch {
    return 'failed';
  }
}

function outcomeOf(body: unknown): SubscriptionOutcome {
  const outcome = (body as { outcome?: unknown } | null)?.outcome;
  const isKnown = typeof outcome === 'string' && Object.hasOwn(NEWSLETTER_MESSAGES, outcome);
  return isKnown ? (outcome as SubscriptionOutcome) : 'failed';
}
