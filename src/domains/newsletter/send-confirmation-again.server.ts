import { randomUUID } from 'node:crypto';
import { lockById } from './newsletter-repository.server.ts';
import { type NewsletterNeeds, promiseConfirmation } from './subscribe.server.ts';
import { confirmationAgain } from './subscription.ts';

/**
 * A person of the team has the confirmation email sent again, now and with a new link.
 * @returns false for a subscriber who is gone, has confirmed or has left
 */
export function sendConfirmationAgain(
  needs: Pick<NewsletterNeeds, 'db' | 'queue' | 'secret' | 'clock' | 'log'>,
  subscriberId: string,
): Promise<boolean> {
  return needs.db.transaction(async (tx) => {
    const now = needs.clock();
    const subscriber = await lockById(tx, subscriberId);
    const pending = subscriber && confirmationAgain(subscriber, randomUUID(), now);
    if (!pending) return false;
    await promiseConfirmation(needs, tx, subscriberId, pending, now);
    needs.log.info({ subscriberId }, 'a confirmation email is sent again');
    return true;
  });
}
