import { randomUUID } from 'node:crypto';
import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { formatSiteDay } from '#src/platform/clock/site-day.ts';
import { lockById } from './newsletter-repository.server.ts';
import { type NewsletterDeps, promiseConfirmation } from './subscribe.server.ts';
import { renewConfirmation } from './subscription.ts';

/**
 * Sends the confirmation email again on request of the team, now and with a new link.
 * @returns false for a subscriber who does not exist, has confirmed or has unsubscribed
 */
export function resendConfirmation(
  deps: Pick<NewsletterDeps, 'db' | 'queue' | 'secret' | 'clock' | 'log'>,
  subscriberId: string,
  by: Actor,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const subscriber = await lockById(tx, subscriberId);
    const pending = subscriber && renewConfirmation(subscriber, randomUUID(), now);
    if (!pending) return false;
    await promiseConfirmation(deps, tx, subscriberId, pending, now);
    const label = `Newsletter subscription of ${formatSiteDay(subscriber.createdAt)}`;
    await recordActivity(
      tx,
      {
        actor: by,
        area: 'leads',
        action: 'subscription.confirmation-sent-again',
        object: { kind: 'subscription', id: subscriberId, label },
      },
      now,
    );
    deps.log.info({ subscriberId }, 'a confirmation email was queued again');
    return true;
  });
}
