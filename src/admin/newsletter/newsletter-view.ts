import { formatCount } from '#src/admin/parts/counts.ts';
import { type EmailLine, emailLine } from '#src/admin/parts/email-line.ts';
import { emailLinks } from '#src/admin/parts/email-links.ts';
import type { StateLink } from '#src/admin/parts/state-links.tsx';
import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import {
  type SubscriberFilter,
  type SubscriberPage,
  type SubscriberView,
  SUBSCRIPTION_STATUSES,
  type SubscriptionSource,
  type SubscriptionStatus,
} from '#src/domains/newsletter/subscription.ts';
import type { EmailCounts } from '#src/platform/emails/email.ts';
import { NEWSLETTER_PATH, subscribersAddress } from './subscriber-filter.ts';

export const STATUS_NAMES: Readonly<Record<SubscriptionStatus, string>> = {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
};

const SOURCE_NAMES: Readonly<Record<SubscriptionSource, string>> = {
  footer: 'Footer',
  insights: 'Insights',
  page: 'Newsletter page',
};

export interface SubscriberRow {
  id: string;
  email: string;
  status: SubscriptionStatus;
  source: string;
  subscribed: FormattedTime;
  confirmation: EmailLine | undefined;
  /** label of the send button; undefined unless the confirmation is pending */
  action: string | undefined;
}

export interface NewsletterView {
  rows: readonly SubscriberRow[];
  /** `12 subscribers, newest first` */
  summary: string;
  page: number;
  pages: number;
  filter: SubscriberFilter;
  /** true when no subscriber exists, filtered or not */
  isEmpty: boolean;
  states: readonly StateLink[];
}

/** Formats one page of the list for display. */
export function newsletterView(
  { subscribers, total, page, pages }: SubscriberPage,
  counts: Record<SubscriptionStatus, number>,
  emailCounts: EmailCounts,
  filter: SubscriberFilter,
  now: Date,
): NewsletterView {
  const all = SUBSCRIPTION_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const isOnly = (status: SubscriptionStatus | undefined) =>
    filter.status === status && !filter.search && !filter.emails;
  const summary = `${formatCount(total, 'subscriber')}, newest first`;
  return {
    rows: subscribers.map((subscriber) => rowOf(subscriber, now)),
    summary: pages > 1 ? `${summary}, page ${page} of ${pages}` : summary,
    page,
    pages,
    filter,
    isEmpty: all === 0,
    states: [
      { label: 'All', count: all, to: NEWSLETTER_PATH, isCurrent: isOnly(undefined) },
      ...SUBSCRIPTION_STATUSES.toReversed()
        .toSorted((a, b) => Number(b === 'confirmed') - Number(a === 'confirmed'))
        .map((status) => ({
          label: STATUS_NAMES[status],
          count: counts[status],
          to: subscribersAddress({ status }),
          isCurrent: isOnly(status),
        })),
      ...emailLinks(NEWSLETTER_PATH, emailCounts, filter.emails),
    ],
  };
}

function rowOf(subscriber: SubscriberView, now: Date): SubscriberRow {
  const { id, email, status, source, createdAt, confirmationEmail } = subscriber;
  const confirmation = confirmationEmail && emailLine(confirmationEmail, now);
  return {
    id,
    email,
    status,
    confirmation,
    source: SOURCE_NAMES[source],
    subscribed: formatTime(createdAt, now),
    action: status === 'pending' ? (confirmation?.action ?? 'Send again') : undefined,
  };
}
