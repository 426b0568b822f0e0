import { EMAIL_FILTERS, type EmailCounts, type EmailFilter } from '#src/platform/emails/email.ts';
import type { StateLink } from '#src/admin/kit/state-links.tsx';

const LABELS: Readonly<Record<EmailFilter, string>> = {
  waiting: 'Emails waiting',
  overdue: 'Emails overdue',
  failed: 'Emails failed',
  kept: 'Emails without a mail server',
};

/** Returns the URL of a list, filtered by the state of its emails. */
export const emailsAddress = (path: string, filter: EmailFilter) => `${path}?emails=${filter}`;

/** Returns links to overdue and failed emails when there are any, and to the current filter. */
export const emailLinks = (
  path: string,
  counts: EmailCounts,
  current: EmailFilter | undefined,
): StateLink[] =>
  EMAIL_FILTERS.filter(
    (filter) => filter === current || (filter !== 'waiting' && counts[filter] > 0),
  ).map((filter) => ({
    label: LABELS[filter],
    count: counts[filter],
    to: emailsAddress(path, filter),
    isCurrent: filter === current,
    isAlert: filter !== 'waiting' && counts[filter] > 0,
  }));
