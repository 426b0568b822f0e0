import {
  NEWSLETTER_MESSAGES,
  type SubscriptionOutcome,
} from '#src/domains/newsletter/newsletter-forms.ts';
import { NEWSLETTER_PATH } from '#src/domains/site-map/paths.ts';

/** After this long without an answer the visitor is told that it failed, and may try again. */
const TIMEOUT_MS = 20_000;

/**
 * Sends the form and says how it ended. Never throws: no network, no answer in time or an answer that is not ours
 * (a proxy's login page, say) are failures. A plain request, since a router's fetcher turns those into an error screen.
 */
export async function postSubscription(
  form: FormData,
  send: typeof fetch = fetch,
): Promise<SubscriptionOutcome> {
  try {
    const response = await send(NEWSLETTER_PATH, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
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
