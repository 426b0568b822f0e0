import type { Actor } from '#src/platform/activity/activity.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { countEmails } from '#src/platform/emails/email-queries.server.ts';
import { withdrawEmails } from '#src/platform/emails/promise-email.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { hashToken, isToken } from './confirm-token.server.ts';
import { listSubscribers, type SubscriberFilter } from './list-subscribers.server.ts';
import { NEWSLETTER_EMAILS } from './newsletter-emails.server.ts';
import {
  countByStatus,
  findByConfirmToken,
  lockByConfirmToken,
  lockByUnsubscribeToken,
  saveSubscription,
} from './newsletter-repository.server.ts';
import { resendConfirmation } from './resend-confirmation.server.ts';
import { type NewsletterDeps, subscribe, type SubscribeRequest } from './subscribe.server.ts';
import {
  type ConfirmationState,
  getConfirmationState,
  markConfirmed,
  markUnsubscribed,
} from './subscription.ts';

export type ConfirmResult = 'confirmed' | Exclude<ConfirmationState, 'waiting'>;

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

    counts: () => countByStatus(db),

    /** 50 per page, newest first. */
    list: (filter: SubscriberFilter, page: number) => listSubscribers(db, filter, page),

    /** Sends the confirmation email again, now and with a new link. False for a subscriber who is not pending. */
    resendConfirmation: async (id: string, by: Actor) =>
      isUuid(id) && resendConfirmation(deps, id, by),

    emailCounts: () => countEmails(db, NEWSLETTER_EMAILS),
  };
}
