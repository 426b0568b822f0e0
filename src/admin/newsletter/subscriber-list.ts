import { defineList, TEXT } from '#src/admin/lists/define-list.ts';
import { emailLine } from '#src/admin/emails/email-line.ts';
import { emailLinks } from '#src/admin/emails/email-links.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import type { SubscriberPage, SubscriberView } from '#src/domains/newsletter/subscription.ts';
import {
  SUBSCRIPTION_STATUSES,
  type SubscriptionSource,
  type SubscriptionStatus,
} from '#src/domains/newsletter/subscription.ts';
import { EMAIL_FILTERS, type EmailCounts } from '#src/platform/emails/email.ts';

export const NEWSLETTER_PATH = '/admin/newsletter';

export const SUBSCRIBERS = defineList({
  path: NEWSLETTER_PATH,
  noun: 'subscriber',
  fields: { status: SUBSCRIPTION_STATUSES, emails: EMAIL_FILTERS, search: TEXT },
  sorts: { '-subscribed': 'newest first' },
});

export type SubscriberQuery = ReturnType<typeof SUBSCRIBERS.parse>;

export const STATUS_NAMES: Readonly<Record<SubscriptionStatus, string>> = {
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  pending: 'Not confirmed',
};

export const SOURCE_NAMES: Readonly<Record<SubscriptionSource, string>> = {
  footer: 'Footer',
  insights: 'Insights',
  page: 'Newsletter page',
};

export type SubscribersView = ReturnType<typeof subscribersView>;

/** Formats one page of the list for display. */
export function subscribersView(
  { subscribers, total, pages }: SubscriberPage,
  counts: Record<SubscriptionStatus, number>,
  emailCounts: EmailCounts,
  query: SubscriberQuery,
  now: Date,
) {
  const statuses = Object.entries(STATUS_NAMES) as [SubscriptionStatus, string][];
  const all = statuses.reduce((sum, [status]) => sum + counts[status], 0);
  const states = SUBSCRIBERS.links(
    query,
    'status',
    [
      { label: 'All', count: all },
      ...statuses.map(([value, label]) => ({ value, label, count: counts[value] })),
    ],
    true,
  );
  return SUBSCRIBERS.view(query, {
    rows: subscribers.map((subscriber) => rowOf(subscriber, now)),
    total,
    pages,
    states: [...states, ...emailLinks(NEWSLETTER_PATH, emailCounts, query.emails)],
    isFirst: all === 0,
  });
}

function rowOf(subscriber: SubscriberView, now: Date) {
  const { id, email, status, source, createdAt, confirmationEmail } = subscriber;
  const confirmation = confirmationEmail && emailLine(confirmationEmail, now);
  return {
    id,
    email,
    status,
    confirmation,
    source: SOURCE_NAMES[source],
    subscribed: formatTime(createdAt, now),
    /** label of the send button; undefined unless the confirmation is pending */
    action: status === 'pending' ? (confirmation?.action ?? 'Send again') : undefined,
  };
}
