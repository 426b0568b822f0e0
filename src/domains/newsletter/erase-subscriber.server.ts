import type { Db } from '#src/platform/db/database.server.ts';
import {
  deleteByEmail,
  listEmails,
  lockByEmail,
  saveSubscription,
  type Subscriber,
} from './newsletter-repository.server.ts';
import { markUnsubscribed } from './subscription.ts';

/** Addresses of all subscribers, in lower case. */
export const listSubscriberEmails = (tx: Db): Promise<string[]> => listEmails(tx);

/**
 * Removes a subscriber or, during a restore, one that had asked until a moment.
 * @returns the ids of the rows that are gone
 */
export async function eraseSubscriber(tx: Db, email: string, until?: Date): Promise<string[]> {
  if (!until) return deleteByEmail(tx, email);
  const subscriber = await lockByEmail(tx, email);
  return subscriber && subscriber.consentedAt <= until ? deleteByEmail(tx, email) : [];
}

/**
 * Ends a subscription that a backup brought back after its owner had left. One that was asked for again later stays.
 * @returns the subscriber as they were, or undefined where there was nothing to end
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
