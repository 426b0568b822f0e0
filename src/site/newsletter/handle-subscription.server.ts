import { resolveAttribution } from '#src/domains/leads/attribution/attribution.server.ts';
import type { SubscriptionOutcome } from '#src/domains/newsletter/newsletter-forms.ts';
import { subscriptionRequestSchema } from '#src/domains/newsletter/subscription-request.server.ts';
import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import { readFormBody } from '#src/platform/http/read-body.server.ts';
import type { Services } from '#src/services.server.ts';

interface SubscriptionResponse {
  status: 200 | 400 | 413 | 415 | 503;
  outcome: SubscriptionOutcome;
  /** the typed value, to show it again */
  email: string;
}

const MAX_ECHO_LENGTH = 320;

/**
 * Handles a posted newsletter form. A filled honeypot gets the response of a success but is only logged. Any other success is
 * returned only after the address is stored.
 */
export async function handleSubscription(
  request: Request,
  { newsletter, log }: Pick<Services, 'newsletter' | 'log'>,
): Promise<SubscriptionResponse> {
  const form = await readFormBody(request);
  if (typeof form === 'number') return { status: form, outcome: 'failed', email: '' };

  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed.slice(0, MAX_ECHO_LENGTH) : '';
  const parsed = subscriptionRequestSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { status: 400, outcome: 'invalid-email', email };

  const { source, consent, email: address, [HONEYPOT_FIELD]: honeypot } = parsed.data;
  if (honeypot) {
    log.info({ source, reason: 'honeypot' }, 'a newsletter form was filled in by a bot');
    return { status: 200, outcome: 'success', email };
  }
  try {
    const page = request.headers.get('Referer') ?? '';
    const result = await newsletter.subscribe({
      email: address,
      source,
      consentShown: consent,
      attribution: resolveAttribution(form.get('attribution'), page, new Date()),
    });
    if (!result.ok) return { status: 400, outcome: result.reason, email };
    return { status: 200, outcome: 'success', email };
  } catch (error) {
    log.error({ err: error }, 'a subscription could not be stored');
    return { status: 503, outcome: 'failed', email };
  }
}
