import { leadAttribution } from '#src/domains/leads/attribution/attribution.server.ts';
import type { SubscriptionOutcome } from '#src/domains/newsletter/newsletter-forms.ts';
import { subscriptionRequestSchema } from '#src/domains/newsletter/subscription-request.server.ts';
import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import { readFormBody } from '#src/platform/http/read-body.server.ts';
import type { Services } from '#src/services.server.ts';

export interface SubscriptionAnswer {
  status: 200 | 400 | 413 | 415 | 503;
  outcome: SubscriptionOutcome;
  /** what was typed, to be shown again */
  email: string;
}

const MAX_ECHO_LENGTH = 320;

/**
 * Works off a posted newsletter form. Whatever comes in gets an answer; one that a program filled in is answered like a
 * success and only counted. A success is told only after the address was stored.
 */
export async function answerSubscription(
  request: Request,
  { newsletter, log }: Pick<Services, 'newsletter' | 'log'>,
): Promise<SubscriptionAnswer> {
  const form = await readFormBody(request);
  if (typeof form === 'number') return { status: form, outcome: 'failed', email: '' };

  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed.slice(0, MAX_ECHO_LENGTH) : '';
  const parsed = subscriptionRequestSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { status: 400, outcome: 'invalid-email', email };

  const { source, consent, email: address, [HONEYPOT_FIELD]: honeypot } = parsed.data;
  if (honeypot) {
    log.info({ source, reason: 'honeypot' }, 'a newsletter form was filled in by a program');
    return { status: 200, outcome: 'success', email };
  }
  try {
    const page = request.headers.get('Referer') ?? '';
    const result = await newsletter.subscribe({
      email: address,
      source,
      consentShown: consent,
      attribution: leadAttribution(form.get('attribution'), page, new Date()),
    });
    if (!result.ok) return { status: 400, outcome: result.reason, email };
    return { status: 200, outcome: 'success', email };
  } catch (error) {
    log.error({ err: error }, 'a subscription failed');
    return { status: 503, outcome: 'failed', email };
  }
}
