import { SEARCH_PATH } from '#src/domains/site-map/paths.ts';

/** A request to /search. */
export interface SearchRequest {
  /** as typed; empty without a query */
  typed: string;
  page: number;
}

/** Parses `?q=` and `?page=`. An invalid page counts as 1. */
export function readSearchRequest(query: URLSearchParams): SearchRequest {
  const page = query.get('page') ?? '';
  return {
    typed: (query.get('q') ?? '').trim(),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a page of results. */
export function searchHref(text: string, page = 1): string {
  const query = new URLSearchParams({ q: text, ...(page > 1 && { page: String(page) }) });
  return `${SEARCH_PATH}?${query}`;
}
