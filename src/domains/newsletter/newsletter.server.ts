import { bind } from '#src/platform/bind.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { countEmails } from '#src/platform/emails/email-queries.server.ts';
import { withdrawEmails } from '#src/platform/emails/promise-email.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { hashToken, isToken } from '#src/platform/signed-token/token.server.ts';
import { listSubscribers } from './subscriber-list-repository.server.ts';
import { NEWSLETTER_EMAILS } from './newsletter-emails.server.ts';
import {
  countByStatus,
  findByConfirmToken,
  lockByConfirmToken,
  lockByUnsubscribeToken,
  saveSubscription,
  lockById,
} from './newsletter-repository.server.ts';
import {
  type NewsletterDeps,
  subscribe,
  type SubscribeRequest,
  promiseConfirmation,
} from './subscribe.server.ts';
import {
  type ConfirmationState,
  getConfirmationState,
  markConfirmed,
  markUnsubscribed,
  renewConfirmation,
} from './subscription.ts';
import { randomUUID } from 'node:crypto';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { formatSiteDay } from '#src/platform/clock/site-day.ts';

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
