import type { SubscriberFilter } from '#src/domains/newsletter/list-subscribers.server.ts';
import { SUBSCRIPTION_STATUSES } from '#src/domains/newsletter/subscription.ts';
import { EMAIL_FILTERS } from '#src/platform/emails/email.ts';

export const NEWSLETTER_PATH = '/admin/newsletter';
const MAX_SEARCH_LENGTH = 200;

/** The part of the list that a URL selects. */
export interface SubscriberQuery {
  filter: SubscriberFilter;
  /** from 1 */
  page: number;
}

/** Parses a query string. Invalid values are ignored. */
export function parseSubscriberQuery(parameters: URLSearchParams): SubscriberQuery {
  const status = SUBSCRIPTION_STATUSES.find((status) => status === parameters.get('status'));
  const emails = EMAIL_FILTERS.find((filter) => filter === parameters.get('emails'));
  // PostgreSQL text cannot contain NUL, so control characters are removed.
  const search = parameters
    .get('search')
    ?.replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
  const page = parameters.get('page') ?? '';
  return {
    filter: { ...(status && { status }), ...(emails && { emails }), ...(search && { search }) },
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the URL of a part of the list, without default values. */
export function subscribersAddress({ status, emails, search }: SubscriberFilter, page = 1): string {
  const all = { status, emails, search, page: page > 1 ? String(page) : undefined };
  const entries = Object.entries(all).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const query = new URLSearchParams(entries).toString();
  return query ? `${NEWSLETTER_PATH}?${query}` : NEWSLETTER_PATH;
}
