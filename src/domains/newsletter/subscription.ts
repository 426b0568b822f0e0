/** How long a confirmation link works. */
export const CONFIRMATION_HOURS = 48;

/** The sentence beside every form, by version. Texts are never edited: a new wording is a new version. */
export const CONSENT_TEXTS: ReadonlyMap<string, string> = new Map([
  ['2026-11', 'By subscribing you agree to receive our monthly note. Unsubscribe at any time.'],
]);

/** The version that forms show today, and its text. */
export const CONSENT_VERSION = '2026-11';
export const CONSENT_TEXT = CONSENT_TEXTS.get(CONSENT_VERSION)!;

export const SUBSCRIPTION_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The forms an address can come from. */
export const SUBSCRIPTION_SOURCES = ['footer', 'insights', 'page'] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

/** A request to press the button behind a mailed link. */
export interface Confirmation {
  id: string;
  expiresAt: Date;
}

/** Where a subscriber stands. */
export interface Subscription {
  status: SubscriptionStatus;
  /** the newest request; kept once confirmed, so that its link can say so, and forgotten on leaving */
  confirmation: Confirmation | null;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  /** confirmation mails since the address was last confirmed */
  mailsQueued: number;
  lastMailAt: Date | null;
}

/** A subscription whose confirmation is on its way. */
export type PendingSubscription = Subscription & { confirmation: Confirmation; lastMailAt: Date };

export type ConfirmationState = 'waiting' | 'already-confirmed' | 'expired' | 'unknown';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MAIL_PAUSE = 10 * MINUTE;
/** After this many mails without an answer somebody is probably typing in another person's address. */
const UNANSWERED_MAILS = 5;
const LONG_MAIL_PAUSE = 24 * HOUR;

/**
 * Someone typed the address into a form: it becomes pending with a new confirmation, whose mail goes out at `lastMailAt`.
 * Undefined when nothing is to be done: it is confirmed, or its mail is on the way and the next would come too soon. An
 * address that has left and returns too soon is mailed once its pause is over, so that nobody is told a success in vain.
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
 * A person of the team sends the confirmation again: at once, with a link that works for its full time. Undefined for whoever
 * has confirmed, or has left and did not come back.
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

/** What the link of the newest confirmation would do now. */
export function getConfirmationState(subscription: Subscription, now: Date): ConfirmationState {
  const { status, confirmation } = subscription;
  if (!confirmation || status === 'unsubscribed') return 'unknown';
  if (status === 'confirmed') return 'already-confirmed';
  return confirmation.expiresAt > now ? 'waiting' : 'expired';
}

/** The owner pressed the button. Only for a subscription whose confirmation is still waiting. */
export function markConfirmed(subscription: Subscription, now: Date): Subscription {
  return {
    ...subscription,
    status: 'confirmed',
    confirmedAt: now,
    unsubscribedAt: null,
    mailsQueued: 0,
  };
}

/** The owner leaves, from any state. Leaving twice keeps the first moment. */
export function markUnsubscribed(subscription: Subscription, now: Date): Subscription {
  return {
    ...subscription,
    status: 'unsubscribed',
    confirmation: null,
    unsubscribedAt: subscription.status === 'unsubscribed' ? subscription.unsubscribedAt : now,
  };
}
