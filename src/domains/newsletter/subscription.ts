import type { EmailFilter, EmailView } from '#src/platform/emails/email.ts';

/** Validity of a confirmation link, in hours. */
export const CONFIRMATION_HOURS = 48;

/** Consent texts by version. Never edit a text: new wording is a new version. */
export const CONSENT_TEXTS: ReadonlyMap<string, string> = new Map([
  ['2026-11', 'By subscribing you agree to receive our monthly note. Unsubscribe at any time.'],
  [
    '2026-11-22',
    'By subscribing, you agree to receive our monthly newsletter. Unsubscribe at any time.',
  ],
]);

/** The version that forms show today, and its text. */
export const CONSENT_VERSION = '2026-11-22';
export const CONSENT_TEXT = CONSENT_TEXTS.get(CONSENT_VERSION)!;

export const SUBSCRIPTION_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The forms that offer a subscription. */
export const SUBSCRIPTION_SOURCES = ['footer', 'insights', 'page'] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

/** A request to confirm a subscription with an emailed link. */
export interface Confirmation {
  id: string;
  expiresAt: Date;
}

/** State of a subscription. */
export interface Subscription {
  status: SubscriptionStatus;
  /** the newest request; retained after confirmation, so that its link reports it, and removed on unsubscribing */
  confirmation: Confirmation | null;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  /** confirmation emails since the address was last confirmed */
  mailsQueued: number;
  lastMailAt: Date | null;
}

/** A subscription with a scheduled confirmation email. */
export type PendingSubscription = Subscription & { confirmation: Confirmation; lastMailAt: Date };

export type ConfirmationState = 'waiting' | 'already-confirmed' | 'expired' | 'unknown';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MAIL_PAUSE = 10 * MINUTE;
/** After this many unanswered emails, someone is probably entering the address of another person. */
const UNANSWERED_MAILS = 5;
const LONG_MAIL_PAUSE = 24 * HOUR;

/**
 * Handles a subscription request: the address becomes pending with a new confirmation, whose email is due at
 * `lastMailAt`. Undefined when nothing is to be sent: it is confirmed, or the next email would be too soon. An
 * address that has unsubscribed and returns too soon gets its email after the pause, so that the reported success is
 * true.
 */
export function requestConfirmation(
  subscription: Subscription,
  confirmationId: string,
  now: Date,
): PendingSubscription | undefined {
  if (subscription.status === 'confirmed') return undefined;
  const mailAt = nextMailAt(subscription, now);
  if (subscription.status === 'pending' && mailAt > now) return undefined;
  return withConfirmation(subscription, confirmationId, mailAt);
}

/**
 * Renews a pending confirmation on request of the team: due now, with the full validity. Undefined when the
 * subscription is not pending.
 */
export function renewConfirmation(
  subscription: Subscription,
  confirmationId: string,
  now: Date,
): PendingSubscription | undefined {
  if (subscription.status !== 'pending') return undefined;
  return withConfirmation(subscription, confirmationId, now);
}

function withConfirmation(
  subscription: Subscription,
  id: string,
  mailAt: Date,
): PendingSubscription {
  return {
    ...subscription,
    status: 'pending',
    confirmation: { id, expiresAt: new Date(mailAt.getTime() + CONFIRMATION_HOURS * HOUR) },
    mailsQueued: subscription.mailsQueued + 1,
    lastMailAt: mailAt,
  };
}

function nextMailAt({ lastMailAt, mailsQueued }: Subscription, now: Date): Date {
  if (!lastMailAt) return now;
  const pause = mailsQueued < UNANSWERED_MAILS ? MAIL_PAUSE : LONG_MAIL_PAUSE;
  return new Date(Math.max(now.getTime(), lastMailAt.getTime() + pause));
}

/** Returns what the link of the newest confirmation would do now. */
export function getConfirmationState(subscription: Subscription, now: Date): ConfirmationState {
  const { status, confirmation } = subscription;
  if (!confirmation || status === 'unsubscribed') return 'unknown';
  if (status === 'confirmed') return 'already-confirmed';
  return confirmation.expiresAt > now ? 'waiting' : 'expired';
}

/** Confirms a subscription. Call only while its confirmation is `waiting`. */
export function markConfirmed(subscription: Subscription, now: Date): Subscription {
  return {
    ...subscription,
    status: 'confirmed',
    confirmedAt: now,
    unsubscribedAt: null,
    mailsQueued: 0,
  };
}

/** Unsubscribes from any state. Unsubscribing twice keeps the first date. */
export function markUnsubscribed(subscription: Subscription, now: Date): Subscription {
  return {
    ...subscription,
    status: 'unsubscribed',
    confirmation: null,
    unsubscribedAt: subscription.status === 'unsubscribed' ? subscription.unsubscribedAt : now,
  };
}

export interface SubscriberFilter {
  status?: SubscriptionStatus | undefined;
  /** subscribers whose confirmation email is in this state */
  emails?: EmailFilter | undefined;
  /** part of an email address */
  search?: string | undefined;
}

export interface SubscriberView {
  id: string;
  email: string;
  status: SubscriptionStatus;
  source: SubscriptionSource;
  createdAt: Date;
  /** email of the newest request; undefined when it predates stored emails or was withdrawn */
  confirmationEmail: EmailView | undefined;
}

export interface SubscriberPage {
  subscribers: readonly SubscriberView[];
  total: number;
  page: number;
  pages: number;
}
