import type { Db } from '#src/platform/db/database.server.ts';
import {
  deleteByEmail,
  listEmails,
  lockByEmail,
  saveSubscription,
  type Subscriber,
} from './newsletter-repository.server.ts';
import { markUnsubscribed } from './subscription.ts';

/** Lists the addresses of all subscribers, in lower case. */
export const listSubscriberEmails = (tx: Db): Promise<string[]> => listEmails(tx);

/**
 * Deletes a subscriber. During a restore, only if they subscribed up to `until`.
 * @returns the ids of the deleted rows
 */
export async function eraseSubscriber(tx: Db, email: string, until?: Date): Promise<string[]> {
  if (!until) return deleteByEmail(tx, email);
  const subscriber = await lockByEmail(tx, email);
  return subscriber && subscriber.consentedAt <= until ? deleteByEmail(tx, email) : [];
}

/**
 * Ends a subscription that a backup restored although its owner had unsubscribed. A later request stays.
 * @returns the subscriber before the change; undefined when there was nothing to end
 */
export async function unsubscribeRestored(
  tx: Db,
  email: string,
  leftAt: Date,
  now: Date,
): Promise<Subscriber | undefined> {
  const subscriber = await lockByEmail(tx, email);
  if (!subscriber || subscriber.status === 'unsubscribed') return undefined;
  if (subscriber.consentedAt > leftAt) return undefined;
  const changes = { now, confirmTokenHash: null };
  await saveSubscription(tx, subscriber.id, markUnsubscribed(subscriber, leftAt), changes);
  return subscriber;
}
