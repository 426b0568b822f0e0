import { type EmailState, type EmailView, isOverdue } from '#src/platform/emails/email.ts';
import { countOf } from './counts.ts';
import { when, type When } from './when.ts';

export type EmailStanding = EmailState | 'overdue';

/** An email, formatted for display. */
export interface EmailLine {
  id: string;
  standing: EmailStanding;
  /** when it was sent, failed or will be tried next, with a label such as `Sent` */
  at: { label: string; time: When };
  /** why it failed or waits; empty without an error */
  reason: string;
  /** `3 attempts`, and when it was sent before */
  detail: string;
  /** label of the send button */
  action: string;
}

/** Formats an email for display. */
export function emailLine(email: EmailView, now: Date): EmailLine {
  const { id, state, reason, sentAt, attempts } = email;
  const before = sentAt && state !== 'sent' ? `sent before, ${when(sentAt, now).exact}` : '';
  const showAttempts = attempts > 0 && (state !== 'sent' || attempts > 1);
  return {
    id,
    standing: isOverdue(email, now) ? 'overdue' : state,
    at: standingTime(email, now),
    reason: reason ?? '',
    detail: [showAttempts ? countOf(attempts, 'attempt') : '', before].filter(Boolean).join(', '),
    action: state === 'waiting' ? 'Send now' : 'Send again',
  };
}

function standingTime({ state, sentAt, nextAttemptAt, updatedAt }: EmailView, now: Date) {
  if (state === 'sent') return { label: 'Sent', time: when(sentAt ?? updatedAt, now) };
  if (state === 'failed' || !nextAttemptAt)
    return { label: 'Given up', time: when(updatedAt, now) };
  return { label: nextAttemptAt > now ? 'Next try' : 'Due', time: when(nextAttemptAt, now) };
}
