/**
 * Where a promised email stands. `waiting`: not sent yet, tried when its time comes; `sent`: out of our hands; `failed`:
 * refused for good, or tried for {@link RETRY_HOURS} in vain, so a person decides.
 */
export const EMAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** What lists of promised emails can be narrowed down to; an `overdue` email is also a waiting one. */
export const EMAIL_FILTERS = ['waiting', 'overdue', 'failed'] as const;
export type EmailFilter = (typeof EMAIL_FILTERS)[number];

export type EmailCounts = Record<EmailFilter, number>;

/** The part of a promised email that the transitions below read and change. */
export interface EmailProgress {
  state: EmailState;
  /** how often a person had it sent again */
  round: number;
  /** attempts of this round, one that is under way included */
  attempts: number;
  /** why the last attempt failed, in words without an address */
  reason: string | null;
  /** when this round was to go out */
  dueAt: Date;
  /** null once nothing more happens by itself */
  nextAttemptAt: Date | null;
  /** when it last left; kept while it waits to be sent again */
  sentAt: Date | null;
}

/** What the admin area shows of a promised email. */
export interface EmailView extends EmailProgress {
  id: string;
  /** which of its owner's emails it is, in the domain's words */
  kind: string;
  /** when anything of this was last written: for one that failed, when it did */
  updatedAt: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a failing email is tried again: longer than a mail server that is down over a weekend. */
export const RETRY_HOURS = 72;

/** A waiting email is overdue an hour after it was to go out. */
export const OVERDUE_HOURS = 1;

/** Whether an email should have left by now: it waits, and was to go out an hour ago. */
export const isOverdue = ({ state, dueAt }: EmailProgress, now: Date): boolean =>
  state === 'waiting' && dueAt.getTime() < now.getTime() - OVERDUE_HOURS * HOUR_MS;

/** Minutes before the second, third, ... attempt; the last one repeats. Graylisting ends within the first three. */
const BACKOFF_MINUTES = [1, 2, 5, 15, 30, 60, 120];

/** Milliseconds to wait after the given number of attempts (1 or more). */
export function emailBackoff(attempts: number): number {
  return BACKOFF_MINUTES[Math.min(attempts, BACKOFF_MINUTES.length) - 1]! * MINUTE_MS;
}

/** So many attempts take {@link RETRY_HOURS}. Counted, not timed: an email that no worker could try loses none of them. */
export const MAX_EMAIL_ATTEMPTS = attemptsWithin(RETRY_HOURS * HOUR_MS);

function attemptsWithin(time: number): number {
  let attempts = 1;
  for (let passed = emailBackoff(1); passed <= time; passed += emailBackoff(attempts))
    attempts += 1;
  return attempts;
}

export function sent<E extends EmailProgress>(email: E, now: Date): E {
  return { ...email, state: 'sent', sentAt: now, nextAttemptAt: null, reason: null };
}

/** Will never go out as it is: nothing happens until a person says so. */
export function failed<E extends EmailProgress>(email: E, reason: string): E {
  return { ...email, state: 'failed', nextAttemptAt: null, reason };
}

/** Tried again after a growing pause, until the attempts are used up. */
export function postponed<E extends EmailProgress>(email: E, reason: string, now: Date): E {
  if (email.attempts >= MAX_EMAIL_ATTEMPTS) return failed(email, reason);
  const nextAttemptAt = new Date(now.getTime() + emailBackoff(Math.max(1, email.attempts)));
  return { ...email, state: 'waiting', nextAttemptAt, reason };
}

/** To be sent (again), as if for the first time. */
export function sentAgain<E extends EmailProgress>(email: E, dueAt: Date): E {
  return {
    ...email,
    state: 'waiting',
    round: email.round + 1,
    attempts: 0,
    reason: null,
    dueAt,
    nextAttemptAt: dueAt,
  };
}
