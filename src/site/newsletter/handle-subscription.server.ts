import { resolveAttribution } from '#src/domains/leads/attribution/attribution.server.ts';
import type { SubscriptionOutcome } from '#src/domains/newsletter/newsletter-forms.ts';
import type { SubscriptionSource } from '#src/domains/newsletter/subscription.ts';
import {
  subscriptionRequestSchema,
  subscriptionSourceSchema,
} from '#src/domains/newsletter/subscription-request.server.ts';
import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import { readFormBody } from '#src/platform/http/read-body.server.ts';
import type { Services } from '#src/services.server.ts';

interface SubscriptionResponse {
  status: 200 | 400 | 413 | 415 | 422 | 503;
  outcome: SubscriptionOutcome;
  /** the form that was posted */
  source: SubscriptionSource;
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
  if (typeof form === 'number')
    return { status: form, outcome: 'failed', source: 'page', email: '' };

  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed.slice(0, MAX_ECHO_LENGTH) : '';
  const posted = Object.fromEntries(form);
  const { source } = subscriptionSourceSchema.parse(posted);
  const parsed = subscriptionRequestSchema.safeParse(posted);
  if (!parsed.success) return { status: 422, outcome: 'invalid-email', source, email };

  const { consent, email: address, [HONEYPOT_FIELD]: honeypot } = parsed.data;
  if (honeypot) {
    log.info({ source, reason: 'honeypot' }, 'a newsletter form was filled in by a bot');
    return { status: 200, outcome: 'success', source, email };
  }
  try {
    const page = request.headers.get('Referer') ?? '';
    const result = await newsletter.subscribe({
      email: address,
      source,
      consentShown: consent,
      attribution: resolveAttribution(form.get('attribution'), page, new Date()),
    });
    if (!result.ok) return { status: 422, outcome: result.reason, source, email };
    return { status: 200, outcome: 'success', source, email };
  } catch (error) {
    log.error({ err: error }, 'a subscription could not be stored');
    return { status: 503, outcome: 'failed', source, email };
  }
}
