import { EMAIL_FILTERS, type EmailCounts, type EmailFilter } from '#src/platform/emails/email.ts';
import type { StateLink } from './state-links.tsx';

const LABELS: Readonly<Record<EmailFilter, string>> = {
  waiting: 'Emails waiting',
  overdue: 'Emails overdue',
  failed: 'Emails failed',
};

/** The part of a list with such emails. */
export const emailsAddress = (path: string, filter: EmailFilter) => `${path}?emails=${filter}`;

/** Counts of emails beside those of states: what someone should look at, and what is being looked at. */
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
