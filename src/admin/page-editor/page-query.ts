import {
  entriesOf,
  listAddress,
  parseChoices,
  parsePage,
  parseTexts,
} from '#src/admin/parts/list-query.ts';
import { PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';
import { DOCUMENT_STATES, type DocumentState } from '#src/domains/documents/life.ts';

const PAGE_SORT_KEYS = ['title', 'path', 'state', 'checks', 'views', 'changed'] as const;

type PageSortKey = (typeof PAGE_SORT_KEYS)[number];
/** A leading minus reverses the order. */
export type PageSort = PageSortKey | `-${PageSortKey}`;

export const PAGE_SORTS: readonly PageSort[] = PAGE_SORT_KEYS.flatMap((key): PageSort[] => [
  key,
  `-${key}`,
]);
export const DEFAULT_SORT: PageSort = '-changed';

/** The part of the list of pages that a URL selects. Without a state: all that are not in the trash. */
export interface PageQuery {
  state?: DocumentState;
  search?: string;
  origin?: 'built-in' | 'own';
  /** what the checks found */
  checks?: 'blocks' | 'any';
  /** who made the last change */
  by?: 'me';
  /** pages that search engines do not list */
  engines?: 'hidden';
  sort?: PageSort;
  /** from 1 */
  page: number;
}

const CHOICES = {
  state: DOCUMENT_STATES,
  origin: ['built-in', 'own'],
  checks: ['blocks', 'any'],
  by: ['me'],
  engines: ['hidden'],
  sort: PAGE_SORTS,
} as const;

/** Parses a query string. Invalid values are ignored. */
export function parsePageQuery(parameters: URLSearchParams): PageQuery {
  return {
    ...parseChoices(parameters, CHOICES, DEFAULT_SORT),
    ...parseTexts(parameters, ['search']),
    page: parsePage(parameters),
  };
}

/** A query in the order of its parameters. */
const parametersOf = (query: Partial<PageQuery>) => {
  const { state, search, origin, checks, by, engines, sort, page } = query;
  return { state, search, origin, checks, by, engines, sort, page };
};

/** Returns the query parameters, without those that have their default value. */
export const pageQueryEntries = (query: Partial<PageQuery>): [name: string, value: string][] =>
  entriesOf(parametersOf(query));

/** Returns the URL of a part of the list, without default values; `path` for another route with the same query. */
export const pagesAddress = (query: Partial<PageQuery>, path = PAGE_EDITOR_PATH): string =>
  listAddress(path, parametersOf(query));

/** Whether a list leaves something out, besides the trash; its order does not matter. */
export const isFiltered = ({ page: _page, sort: _sort, ...filter }: PageQuery): boolean =>
  Object.keys(filter).length > 0;
