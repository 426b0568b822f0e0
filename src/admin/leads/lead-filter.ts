import { LEAD_FORMS, LEAD_STATES } from '#src/domains/leads/lead.ts';
import { EMAIL_FILTERS } from '#src/platform/emails/email.ts';
import type { LeadFilter } from '#src/domains/leads/lead-views.ts';

export const LEADS_PATH = '/admin/leads';
const MAX_QUERY_LENGTH = 200;
const STATES = [...LEAD_STATES, 'overdue'] as const;

/** The part of the list that an address asks for. */
export interface LeadQuery {
  filter: LeadFilter;
  /** from 1 */
  page: number;
}

/** Reads an address that anybody may have typed: what makes no sense is as good as missing. */
export function readQuery(parameters: URLSearchParams): LeadQuery {
  const form = LEAD_FORMS.find((form) => form === parameters.get('form'));
  const state = STATES.find((state) => state === parameters.get('state'));
  const emails = EMAIL_FILTERS.find((filter) => filter === parameters.get('emails'));
  const search = text(parameters.get('search'));
  const source = text(parameters.get('source'));
  const page = parameters.get('page') ?? '';
  return {
    filter: {
      ...(form && { form }),
      ...(state && { state }),
      ...(emails && { emails }),
      ...(search && { search }),
      ...(source && { source }),
    },
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

// PostgreSQL knows no NUL, and nobody searches for control characters.
const text = (value: string | null) =>
  value
    ?.replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);

/** The parameters of a query by name, without those that say nothing. */
export function queryEntries({ filter, page }: LeadQuery): [name: string, value: string][] {
  const { form, state, search, source, emails } = filter;
  const all = { form, state, search, source, emails, page: page > 1 ? String(page) : undefined };
  return Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** The address of a part of the list; `path` for another page about the same part. */
export function leadsAddress(filter: LeadFilter, page = 1, path = LEADS_PATH): string {
  const query = new URLSearchParams(queryEntries({ filter, page })).toString();
  return query ? `${path}?${query}` : path;
}

export const isFiltered = (filter: LeadFilter): boolean => Object.keys(filter).length > 0;
