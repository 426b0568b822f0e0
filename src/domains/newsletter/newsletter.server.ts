import { bind } from '#src/platform/bind.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { countEmails } from '#src/platform/emails/email-queries.server.ts';
import { promiseEmailAgain, withdrawEmails } from '#src/platform/emails/promise-email.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { createToken, hashToken, isToken } from '#src/platform/signed-token/token.server.ts';
import { listSubscribers } from './subscriber-list-repository.server.ts';
import { CONFIRMATION_EMAIL, NEWSLETTER_EMAILS } from './newsletter-emails.server.ts';
import {
  type Signup,
  type Subscriber,
  addSubscriberIfNew,
  countByStatus,
  findByConfirmToken,
  lockByConfirmToken,
  lockByEmail,
  lockById,
  lockByUnsubscribeToken,
  saveSubscription,
} from './newsletter-repository.server.ts';
import {
  CONSENT_TEXTS,
  type ConfirmationState,
  type PendingSubscription,
  type SubscriptionSource,
  getConfirmationState,
  markConfirmed,
  markUnsubscribed,
  renewConfirmation,
  requestConfirmation,
} from './subscription.ts';
import { randomUUID } from 'node:crypto';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { formatSiteDay } from '#src/platform/clock/site-day.ts';
import type { Base } from '#src/platform/base.ts';
import { redactDbError } from '#src/platform/db/redact-db-error.ts';
import { createConfirmToken } from './confirm-token.server.ts';
import { emailSchema } from './subscription-request.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';

type ConfirmResult = 'confirmed' | Exclude<ConfirmationState, 'waiting'>;

/** The newsletter, as the site and the admin area use it. Tokens may be any text. */
export type Newsletter = ReturnType<typeof createNewsletter>;

export function createNewsletter(deps: NewsletterDeps) {
  const { db, clock, log } = deps;
  return {
    /** Returns the same result for known and unknown addresses. */
    subscribe: (request: SubscribeRequest) => subscribe(deps, request),

    /** Returns the state of a confirmation link without changing it, because mail scanners open links. */
    async confirmationOf(token: string): Promise<ConfirmationState> {
      const subscriber = isToken(token) && (await findByConfirmToken(db, hashToken(token)));
      return subscriber ? getConfirmationState(subscriber, clock()) : 'unknown';
    },

    confirm: (token: string): Promise<ConfirmResult> =>
      db.transaction(async (tx: Db) => {
        const now = clock();
        const subscriber = isToken(token) && (await lockByConfirmToken(tx, hashToken(token)));
        if (!subscriber) return 'unknown';
        const state = getConfirmationState(subscriber, now);
        if (state !== 'waiting') return state;
        await saveSubscription(tx, subscriber.id, markConfirmed(subscriber, now), { now });
        await deps.onConfirmed?.(tx, subscriber, now);
        log.info({ subscriberId: subscriber.id }, 'a subscription was confirmed');
        return 'confirmed';
      }),

    /** Idempotent: unsubscribing twice succeeds. */
    unsubscribe: (token: string): Promise<'unsubscribed' | 'unknown'> =>
      db.transaction(async (tx: Db) => {
        const now = clock();
        const subscriber = isToken(token) && (await lockByUnsubscribeToken(tx, token));
        if (!subscriber) return 'unknown';
        if (subscriber.status === 'unsubscribed') return 'unsubscribed';
        const changes = { now, confirmTokenHash: null };
        await saveSubscription(tx, subscriber.id, markUnsubscribed(subscriber, now), changes);
        await withdrawEmails(tx, NEWSLETTER_EMAILS, subscriber.id);
        await deps.onUnsubscribed?.(tx, subscriber);
        log.info({ subscriberId: subscriber.id }, 'a subscriber unsubscribed');
        return 'unsubscribed';
      }),

    ...bind(db, {
      counts: countByStatus,
      /** 50 per page, newest first. */
      list: listSubscribers,
    }),

    /** Sends the confirmation email again, now and with a new link. False for a subscriber who is not pending. */
    resendConfirmation: async (id: string, by: Actor) =>
      isUuid(id) && resendConfirmation(deps, id, by),

    emailCounts: () => countEmails(db, NEWSLETTER_EMAILS),
  };
}

/**
 * Sends the confirmation email again on request of the team, now and with a new link.
 * @returns false for a subscriber who does not exist, has confirmed or has unsubscribed
 */
function resendConfirmation(
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

export interface SubscribeRequest {
  email: string;
  source: SubscriptionSource;
  /** version of the consent text shown beside the form */
  consentShown: string;
  /** as the leads domain returns it; when it is empty, an earlier one stays */
  attribution?: object;
}

type SubscribeResult = { ok: true } | { ok: false; reason: 'invalid-email' };

interface NewsletterDeps extends Pick<Base, 'db' | 'queue' | 'clock' | 'log'> {
  /** derives the tokens in emails; shared by all nodes */
  secret: Secret;
  /** the text of a version that the team has set */
  consentText?: (version: string) => string | undefined;
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
async function subscribe(
  deps: NewsletterDeps,
  { email: typed, source, consentShown, attribution = {} }: SubscribeRequest,
): Promise<SubscribeResult> {
  const { success, data: email } = emailSchema.safeParse(typed);
  if (!success) return { ok: false, reason: 'invalid-email' };
  const signup: Signup = {
    email,
    source,
    ...resolveConsent(deps, consentShown),
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
function resolveConsent(
  { consentText: find }: Pick<NewsletterDeps, 'consentText'>,
  version: string,
): Pick<Signup, 'consentText' | 'consentVersion'> {
  const consentText = CONSENT_TEXTS.get(version) ?? find?.(version) ?? null;
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
async function promiseConfirmation(
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
