import {
  entriesOf,
  listAddress,
  parseChoices,
  parsePage,
  parseTexts,
} from '#src/admin/parts/list-query.ts';
import { SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import {
  EDITABLE_KINDS,
  type EditableKind,
  ROUTE_SORT_KEYS,
  type RouteFilter,
  type RouteSort,
} from '#src/domains/seo/routes/route-filter.ts';

export const DEFAULT_SORT: RouteSort = 'path';
export const ROUTE_SORTS: readonly RouteSort[] = ROUTE_SORT_KEYS.flatMap((key): RouteSort[] => [
  key,
  `-${key}`,
]);

/** The part of the table of routes that a URL selects. */
export interface RoutesQuery {
  search?: string;
  kind?: EditableKind;
  /** whether the SEO manager sets a value */
  set?: 'yes' | 'no';
  /** whether search engines are asked to leave it out */
  hidden?: 'yes' | 'no';
  /** id of a check, or 'any' */
  check?: string;
  sort?: RouteSort;
  /** from 1 */
  page: number;
  /** path of the route whose editor is open in the table */
  open?: string;
}

const CHOICES = {
  kind: EDITABLE_KINDS,
  set: ['yes', 'no'],
  hidden: ['yes', 'no'],
  sort: ROUTE_SORTS,
} as const;

/** Parses a query string. Invalid values are ignored. */
export function parseRoutesQuery(parameters: URLSearchParams): RoutesQuery {
  return {
    ...parseTexts(parameters, ['search', 'check', 'open']),
    ...parseChoices(parameters, CHOICES, DEFAULT_SORT),
    page: parsePage(parameters),
  };
}

const parametersOf = (query: Partial<RoutesQuery>) => {
  const { search, kind, set, hidden, check, sort, page, open } = query;
  return { search, kind, set, hidden, check, sort, page, open };
};

/** Returns the query parameters, without those that have their default value. */
export const routesQueryEntries = (query: Partial<RoutesQuery>): [name: string, value: string][] =>
  entriesOf(parametersOf(query));

/** Returns the URL of a part of the table; `path` for another screen with the same query. */
export const routesAddress = (query: Partial<RoutesQuery>, path = SEO_ADDRESS): string =>
  listAddress(path, parametersOf(query));

export function filterOf({ search, kind, set, hidden, check }: RoutesQuery): RouteFilter {
  return {
    ...(search !== undefined && { search }),
    ...(kind && { kind }),
    ...(set && { isOverridden: set === 'yes' }),
    ...(hidden && { isHidden: hidden === 'yes' }),
    ...(check && { check }),
  };
}

/** Whether the table leaves something out; its order does not matter. */
export const isFiltered = (query: RoutesQuery): boolean => Object.keys(filterOf(query)).length > 0;
