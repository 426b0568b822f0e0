import { defineQuery, TEXT } from '#src/admin/parts/list-query.ts';
import { LEAD_FORMS, LEAD_STATES } from '#src/domains/leads/lead.ts';
import { EMAIL_FILTERS } from '#src/platform/emails/email.ts';
import type { LeadFilter, LeadSort } from '#src/domains/leads/lead-views.ts';
import { SORT_NAMES } from './lead-labels.ts';

export const LEADS_PATH = '/admin/leads';
export const DEFAULT_SORT: LeadSort = '-received';

/** The part of the list that a URL selects. */
export interface LeadQuery {
  filter: LeadFilter;
  /** from 1 */
  page: number;
}

const LEADS = defineQuery({
  path: LEADS_PATH,
  fields: {
    form: LEAD_FORMS,
    state: [...LEAD_STATES, 'overdue'],
    search: TEXT,
    source: TEXT,
    emails: EMAIL_FILTERS,
  },
  sorts: SORT_NAMES,
});

/** Parses a query string. Invalid values are ignored. */
export function parseLeadQuery(parameters: URLSearchParams): LeadQuery {
  const { page, ...filter } = LEADS.parse(parameters);
  return { filter, page };
}

/** Returns the query parameters, without those that have their default value. */
export const queryEntries = ({ filter, page }: LeadQuery): [name: string, value: string][] =>
  LEADS.entries({ ...filter, page });

/** Returns the URL of a filtered list; `path` for another route with the same filter, such as the export. */
export const leadsAddress = (filter: LeadFilter, page = 1, path = LEADS_PATH): string =>
  LEADS.address({ ...filter, page }, path);

/** Whether a list leaves something out; its order does not matter. */
export const isFiltered = ({ sort: _order, ...filter }: LeadFilter): boolean =>
  Object.keys(filter).length > 0;
