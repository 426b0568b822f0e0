/**
 * The state of a promised email. `waiting`: not sent yet, attempted when due. `sent`: handed to the mail server, or {@link isKept}.
 * `failed`: refused for good, or attempted for {@link RETRY_HOURS} without success; a person decides.
 */
export const EMAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** Filters for lists of promised emails. An `overdue` email is also `waiting`; see {@link isKept}. */
export const EMAIL_FILTERS = ['waiting', 'overdue', 'failed', 'kept'] as const;
export type EmailFilter = (typeof EMAIL_FILTERS)[number];

export type EmailCounts = Record<EmailFilter, number>;

/** The fields of a promised email that the transitions below read and change. */
export interface EmailProgress {
  state: EmailState;
  /** how often a person had it resent */
  round: number;
  /** attempts in this round, including one in progress */
  attempts: number;
  /** why the last attempt failed, without an email address */
  reason: string | null;
  /** when this round is due */
  dueAt: Date;
  /** null when no further attempt is planned */
  nextAttemptAt: Date | null;
  /** when it was last sent; kept while it waits to be resent */
  sentAt: Date | null;
}

/** A promised email as the admin area shows it. */
export interface EmailView extends EmailProgress {
  id: string;
  /** which of its owner's emails it is; the domain defines the kinds */
  kind: string;
  /** when the row last changed; for a failed email, when it failed */
  updatedAt: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a failing email is retried: longer than a mail server may be down over a weekend. */
const RETRY_HOURS = 72;

/** Hours after its due time when a waiting email is overdue. */
export const OVERDUE_HOURS = 1;

/** Whether an email still waits an hour after it was due. */
export const isOverdue = ({ state, dueAt }: EmailProgress, now: Date): boolean =>
  state === 'waiting' && dueAt.getTime() < now.getTime() - OVERDUE_HOURS * HOUR_MS;

/**
 * Minutes before the second, third, ... attempt; the last one repeats. Graylisting usually ends within the first three.
 */
const BACKOFF_MINUTES = [1, 2, 5, 15, 30, 60, 120];

/** Milliseconds to wait after the given number of attempts (1 or more). */
export function emailBackoff(attempts: number): number {
  return BACKOFF_MINUTES[Math.min(attempts, BACKOFF_MINUTES.length) - 1]! * MINUTE_MS;
}

/**
 * The number of attempts within {@link RETRY_HOURS}. Counted rather than timed, so that an outage of the workers uses
 * up none.
 */
export const MAX_EMAIL_ATTEMPTS = attemptsWithin(RETRY_HOURS * HOUR_MS);

function attemptsWithin(time: number) {
  let attempts = 1;
  for (let passed = emailBackoff(1); passed <= time; passed += emailBackoff(attempts))
    attempts += 1;
  return attempts;
}

/**
 * Completes an email that no mail server took: it is a file on our disk. It counts as settled, so that nothing is sent late
 * once a server is set up, and a person may send it then.
 */
export const markKept = <E extends EmailProgress>(email: E): E => ({
  ...email,
  state: 'sent',
  sentAt: null,
  nextAttemptAt: null,
  reason: NO_MAIL_SERVER,
});

export const NO_MAIL_SERVER = 'Not sent: no mail server';

/** Whether an email was only written to a file. */
export const isKept = ({ state, sentAt }: Pick<EmailProgress, 'state' | 'sentAt'>): boolean =>
  state === 'sent' && sentAt === null;

export function markSent<E extends EmailProgress>(email: E, now: Date): E {
  return { ...email, state: 'sent', sentAt: now, nextAttemptAt: null, reason: null };
}

/** Gives up on an email until a person has it resent. */
export function markFailed<E extends EmailProgress>(email: E, reason: string): E {
  return { ...email, state: 'failed', nextAttemptAt: null, reason };
}

/** Plans the next attempt after a growing pause; fails the email when no attempts are left. */
export function postpone<E extends EmailProgress>(email: E, reason: string, now: Date): E {
  if (email.attempts >= MAX_EMAIL_ATTEMPTS) return markFailed(email, reason);
  const nextAttemptAt = new Date(now.getTime() + emailBackoff(Math.max(1, email.attempts)));
  return { ...email, state: 'waiting', nextAttemptAt, reason };
}

/** Resets the email, so that it is sent (again) as if for the first time. */
export function markForResend<E extends EmailProgress>(email: E, dueAt: Date): E {
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
