import { SEARCH_PATH } from '#src/domains/site-map/paths.ts';

/** What a visitor asks of /search. */
export interface SearchRequest {
  /** as typed; empty when nothing is looked for */
  typed: string;
  page: number;
}

/** Reads `?q=` and `?page=`. Any address is a request: a page that cannot exist is the first. */
export function readSearchRequest(query: URLSearchParams): SearchRequest {
  const page = query.get('page') ?? '';
  return {
    typed: (query.get('q') ?? '').trim(),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Address of a page of results. */
export function searchHref(text: string, page = 1): string {
  const query = new URLSearchParams({ q: text, ...(page > 1 && { page: String(page) }) });
  return `${SEARCH_PATH}?${query}`;
}
