import {
  NEWSLETTER_MESSAGES,
  type SubscriptionOutcome,
} from '#src/domains/newsletter/newsletter-forms.ts';
import { NEWSLETTER_PATH } from '#src/domains/site-map/paths.ts';
import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';

/**
 * Sends the form and says how it ended. Never throws: no network, no answer in time or an answer that is not ours
 * (a proxy's login page, say) are failures. A plain request, since a router's fetcher turns those into an error screen.
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

function outcomeOf(answer: unknown): SubscriptionOutcome {
  const outcome = (answer as { outcome?: unknown } | null)?.outcome;
  const isKnown = typeof outcome === 'string' && Object.hasOwn(NEWSLETTER_MESSAGES, outcome);
  return isKnown ? (outcome as SubscriptionOutcome) : 'failed';
}
