import { type EmailState, type EmailView, isKept, isOverdue } from '#src/platform/emails/email.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';

export type EmailStatus = EmailState | 'overdue' | 'kept';

/** An email, formatted for display. */
export type EmailLine = ReturnType<typeof emailLine>;

/** Formats an email for display. */
export function emailLine(email: EmailView, now: Date) {
  const { id, state, reason, sentAt, attempts } = email;
  const before = sentAt && state !== 'sent' ? `sent before, ${formatTime(sentAt, now).exact}` : '';
  const showAttempts = attempts > 0 && (state !== 'sent' || attempts > 1);
  return {
    id,
    status: statusOf(email, now),
    /** when it was sent, failed or will be tried next, with a label such as `Sent` */
    at: statusTime(email, now),
    /** why it failed or waits; empty without an error */
    reason: isKept(email) ? '' : (reason ?? ''),
    /** `3 attempts`, and when it was sent before */
    detail: [showAttempts ? formatCount(attempts, 'attempt') : '', before]
      .filter(Boolean)
      .join(', '),
    /** label of the send button */
    action: state === 'waiting' ? 'Send now' : 'Send again',
  };
}

function statusOf(email: EmailView, now: Date): EmailStatus {
  if (isKept(email)) return 'kept';
  return isOverdue(email, now) ? 'overdue' : email.state;
}

function statusTime(email: EmailView, now: Date) {
  const { state, sentAt, nextAttemptAt, updatedAt } = email;
  if (isKept(email)) return { label: 'Written to a file', time: formatTime(updatedAt, now) };
  if (state === 'sent') return { label: 'Sent', time: formatTime(sentAt ?? updatedAt, now) };
  if (state === 'failed' || !nextAttemptAt)
    return { label: 'Gave up', time: formatTime(updatedAt, now) };
  return {
    label: nextAttemptAt > now ? 'Next attempt' : 'Due',
    time: formatTime(nextAttemptAt, now),
  };
}
