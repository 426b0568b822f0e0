import { listAddress, parsePage, parseText } from '#src/admin/parts/list-query.ts';
import type { SubscriberFilter } from '#src/domains/newsletter/list-subscribers.server.ts';
import { SUBSCRIPTION_STATUSES } from '#src/domains/newsletter/subscription.ts';
import { EMAIL_FILTERS } from '#src/platform/emails/email.ts';

export const NEWSLETTER_PATH = '/admin/newsletter';

/** The part of the list that a URL selects. */
interface SubscriberQuery {
  filter: SubscriberFilter;
  /** from 1 */
  page: number;
}

/** Parses a query string. Invalid values are ignored. */
export function parseSubscriberQuery(parameters: URLSearchParams): SubscriberQuery {
  const status = SUBSCRIPTION_STATUSES.find((status) => status === parameters.get('status'));
  const emails = EMAIL_FILTERS.find((filter) => filter === parameters.get('emails'));
  const search = parseText(parameters, 'search');
  return {
    filter: { ...(status && { status }), ...(emails && { emails }), ...(search && { search }) },
    page: parsePage(parameters),
  };
}

/** Returns the URL of a part of the list, without default values. */
export const subscribersAddress = (
  { status, emails, search }: SubscriberFilter,
  page = 1,
): string => listAddress(NEWSLETTER_PATH, { status, emails, search, page });
