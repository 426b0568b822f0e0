import { type EmailState, type EmailView, isOverdue } from '#src/platform/emails/email.ts';
import { formatCount } from './counts.ts';
import { formatTime, type FormattedTime } from './format-time.ts';

export type EmailStatus = EmailState | 'overdue';

/** An email, formatted for display. */
export interface EmailLine {
  id: string;
  status: EmailStatus;
  /** when it was sent, failed or will be tried next, with a label such as `Sent` */
  at: { label: string; time: FormattedTime };
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
  const before = sentAt && state !== 'sent' ? `sent before, ${formatTime(sentAt, now).exact}` : '';
  const showAttempts = attempts > 0 && (state !== 'sent' || attempts > 1);
  return {
    id,
    status: isOverdue(email, now) ? 'overdue' : state,
    at: statusTime(email, now),
    reason: reason ?? '',
    detail: [showAttempts ? formatCount(attempts, 'attempt') : '', before]
      .filter(Boolean)
      .join(', '),
    action: state === 'waiting' ? 'Send now' : 'Send again',
  };
}

function statusTime({ state, sentAt, nextAttemptAt, updatedAt }: EmailView, now: Date) {
  if (state === 'sent') return { label: 'Sent', time: formatTime(sentAt ?? updatedAt, now) };
  if (state === 'failed' || !nextAttemptAt)
    return { label: 'Gave up', time: formatTime(updatedAt, now) };
  return {
    label: nextAttemptAt > now ? 'Next attempt' : 'Due',
    time: formatTime(nextAttemptAt, now),
  };
}
