import { listAddress, parsePage, parseText, entriesOf } from '#src/admin/parts/list-query.ts';
import { LEAD_FORMS, LEAD_STATES } from '#src/domains/leads/lead.ts';
import { EMAIL_FILTERS } from '#src/platform/emails/email.ts';
import { LEAD_SORT_KEYS, type LeadFilter, type LeadSort } from '#src/domains/leads/lead-views.ts';

export const LEADS_PATH = '/admin/leads';
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
  const search = parseText(parameters, 'search');
  const source = parseText(parameters, 'source');
  const sort = SORTS.find((sort) => sort === parameters.get('sort') && sort !== DEFAULT_SORT);
  return {
    filter: {
      ...(form && { form }),
      ...(state && { state }),
      ...(emails && { emails }),
      ...(search && { search }),
      ...(source && { source }),
      ...(sort && { sort }),
    },
    page: parsePage(parameters),
  };
}

/** A query in the order of its parameters. */
const parametersOf = ({ filter, page }: LeadQuery) => {
  const { form, state, search, source, emails, sort } = filter;
  return { form, state, search, source, emails, sort, page };
};

/** Returns the query parameters, without those that have their default value. */
export const queryEntries = (query: LeadQuery): [name: string, value: string][] =>
  entriesOf(parametersOf(query));

/** Returns the URL of a filtered list; `path` for another route with the same filter, such as the export. */
export const leadsAddress = (filter: LeadFilter, page = 1, path = LEADS_PATH): string =>
  listAddress(path, parametersOf({ filter, page }));

/** Whether a list leaves something out; its order does not matter. */
export const isFiltered = ({ sort: _order, ...filter }: LeadFilter): boolean =>
  Object.keys(filter).length > 0;
