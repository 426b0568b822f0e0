import { defineQuery, TEXT } from '#src/admin/parts/list-query.ts';
import {
  type SubscriberFilter,
  SUBSCRIPTION_STATUSES,
} from '#src/domains/newsletter/subscription.ts';
import { EMAIL_FILTERS } from '#src/platform/emails/email.ts';

export const NEWSLETTER_PATH = '/admin/newsletter';

/** The part of the list that a URL selects. */
interface SubscriberQuery {
  filter: SubscriberFilter;
  /** from 1 */
  page: number;
}

const SUBSCRIBERS = defineQuery({
  path: NEWSLETTER_PATH,
  fields: { status: SUBSCRIPTION_STATUSES, emails: EMAIL_FILTERS, search: TEXT },
  sorts: {},
});

/** Parses a query string. Invalid values are ignored. */
export function parseSubscriberQuery(parameters: URLSearchParams): SubscriberQuery {
  const { page, ...filter } = SUBSCRIBERS.parse(parameters);
  return { filter, page };
}

/** Returns the URL of a part of the list, without default values. */
export const subscribersAddress = (filter: SubscriberFilter, page = 1): string =>
  SUBSCRIBERS.address({ ...filter, page });
