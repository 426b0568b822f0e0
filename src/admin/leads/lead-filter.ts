import { LEAD_FORMS, LEAD_STATES } from '#src/domains/leads/lead.ts';
import { EMAIL_FILTERS } from '#src/platform/emails/email.ts';
import { LEAD_SORT_KEYS, type LeadFilter, type LeadSort } from '#src/domains/leads/lead-views.ts';

export const LEADS_PATH = '/admin/leads';
const MAX_QUERY_LENGTH = 200;
const SORTS: readonly LeadSort[] = LEAD_SORT_KEYS.flatMap((key): LeadSort[] => [key, `-${key}`]);
export const DEFAULT_SORT: LeadSort = '-received';
const STATES = [...LEAD_STATES, 'overdue'] as const;

/** The part of the list that a URL selects. */
export interface LeadQuery {
  filter: LeadFilter;
  /** from 1 */
  page: number;
}

/** Parses a query string. Invalid values are ignored. */
export function parseLeadQuery(parameters: URLSearchParams): LeadQuery {
  const form = LEAD_FORMS.find((form) => form === parameters.get('form'));
  const state = STATES.find((state) => state === parameters.get('state'));
  const emails = EMAIL_FILTERS.find((filter) => filter === parameters.get('emails'));
  const search = cleanSearchText(parameters.get('search'));
  const source = cleanSearchText(parameters.get('source'));
  const sort = SORTS.find((sort) => sort === parameters.get('sort') && sort !== DEFAULT_SORT);
  const page = parameters.get('page') ?? '';
  return {
    filter: {
      ...(form && { form }),
      ...(state && { state }),
      ...(emails && { emails }),
      ...(search && { search }),
      ...(source && { source }),
      ...(sort && { sort }),
    },
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

// PostgreSQL text cannot contain NUL, so control characters are removed.
const cleanSearchText = (value: string | null) =>
  value
    ?.replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);

/** Returns the query parameters, without those that have their default value. */
export function queryEntries({ filter, page }: LeadQuery): [name: string, value: string][] {
  const { form, state, search, source, emails, sort } = filter;
  const pageText = page > 1 ? String(page) : undefined;
  const all = { form, state, search, source, emails, sort, page: pageText };
  return Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** Returns the URL of a filtered list; `path` for another route with the same filter, such as the export. */
export function leadsAddress(filter: LeadFilter, page = 1, path = LEADS_PATH): string {
  const query = new URLSearchParams(queryEntries({ filter, page })).toString();
  return query ? `${path}?${query}` : path;
}

/** Whether a list leaves something out; its order does not matter. */
export const isFiltered = ({ sort: _order, ...filter }: LeadFilter): boolean =>
  Object.keys(filter).length > 0;
