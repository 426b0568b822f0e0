import { createToken, hashToken } from '#src/platform/signed-token/token.server.ts';
import type { Base } from '#src/platform/base.ts';
import { randomUUID } from 'node:crypto';
import type { Db } from '#src/platform/db/database.server.ts';
import { redactDbError } from '#src/platform/db/redact-db-error.ts';
import { promiseEmailAgain } from '#src/platform/emails/promise-email.server.ts';
import { createConfirmToken } from './confirm-token.server.ts';
import { CONFIRMATION_EMAIL, NEWSLETTER_EMAILS } from './newsletter-emails.server.ts';
import {
  addSubscriberIfNew,
  lockByEmail,
  saveSubscription,
  type Signup,
  type Subscriber,
} from './newsletter-repository.server.ts';
import { emailSchema } from './subscription-request.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import {
  type PendingSubscription,
  requestConfirmation,
  CONSENT_TEXTS,
  type SubscriptionSource,
} from './subscription.ts';

export interface SubscribeRequest {
  email: string;
  source: SubscriptionSource;
  /** version of the consent text shown beside the form */
  consentShown: string;
  /** as the leads domain returns it; when it is empty, an earlier one stays */
  attribution?: object;
}

type SubscribeResult = { ok: true } | { ok: false; reason: 'invalid-email' };

export interface NewsletterDeps extends Pick<Base, 'db' | 'queue' | 'clock' | 'log'> {
  /** derives the tokens in emails; shared by all nodes */
  secret: Secret;
  /** runs in the transaction that confirms an address */
  onConfirmed?(tx: Db, subscriber: Subscriber, now: Date): Promise<void>;
  /** runs in the transaction that unsubscribes an address */
  onUnsubscribed?(tx: Db, subscriber: Subscriber): Promise<void>;
}

/**
 * Stores the address as pending and queues its confirmation email, in one transaction. The result does not depend on
 * whether the address was known. Concurrent requests for one address wait for each other on its row.
 * @throws Error without personal data when the database fails
 */
export async function subscribe(
  deps: NewsletterDeps,
  { email: typed, source, consentShown, attribution = {} }: SubscribeRequest,
): Promise<SubscribeResult> {
  const { success, data: email } = emailSchema.safeParse(typed);
  if (!success) return { ok: false, reason: 'invalid-email' };
  const signup: Signup = {
    email,
    source,
    ...resolveConsent(consentShown),
    consentedAt: deps.clock(),
    ...(Object.keys(attribution).length > 0 && { attribution }),
  };
  try {
    const stored = await deps.db.transaction((tx) => storeAndQueue(deps, tx, signup));
    deps.log.info({ ...stored, source }, 'a subscription was requested');
  } catch (error) {
    throw redactDbError('the subscription could not be stored', error);
  }
  return { ok: true };
}

/** Resolves the evidence of consent. A version that we never showed is not stored. */
function resolveConsent(version: string): Pick<Signup, 'consentText' | 'consentVersion'> {
  const consentText = CONSENT_TEXTS.get(version) ?? null;
  return { consentText, consentVersion: consentText && version };
}

async function storeAndQueue(deps: NewsletterDeps, tx: Db, signup: Signup) {
  const { email, ...renewed } = signup;
  const now = signup.consentedAt;
  await addSubscriberIfNew(tx, signup, createToken());
  const subscriber = await lockByEmail(tx, email);
  if (!subscriber) throw new Error('a subscriber vanished while being stored');
  const subscriberId = subscriber.id;

  const pending = requestConfirmation(subscriber, randomUUID(), now);
  if (!pending) return { subscriberId, mailQueued: false };
  await promiseConfirmation(deps, tx, subscriberId, pending, now, renewed);
  return { subscriberId, mailQueued: true };
}

/** Saves a new confirmation and promises its email, which is due at `lastMailAt`. Invalidates an earlier link. */
export async function promiseConfirmation(
  { queue, secret }: Pick<NewsletterDeps, 'queue' | 'secret'>,
  tx: Db,
  subscriberId: string,
  pending: PendingSubscription,
  now: Date,
  signup?: Omit<Signup, 'email'>,
) {
  const confirmTokenHash = hashToken(
    createConfirmToken(secret, subscriberId, pending.confirmation),
  );
  const changes = { now, confirmTokenHash, ...(signup && { signup }) };
  await saveSubscription(tx, subscriberId, pending, changes);
  await promiseEmailAgain({ box: NEWSLETTER_EMAILS, queue }, tx, {
    ownerId: subscriberId,
    kind: CONFIRMATION_EMAIL,
    dueAt: pending.lastMailAt,
    now,
  });
}
