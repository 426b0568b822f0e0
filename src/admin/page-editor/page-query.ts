import { DOCUMENT_STATES, type DocumentState } from '#src/domains/documents/life.ts';

export const PAGE_EDITOR_PATH = '/admin/page-editor';
const MAX_SEARCH_LENGTH = 200;

/** The part of the list of pages that a URL selects. Without a state: all that are not in the trash. */
export interface PageQuery {
  state?: DocumentState;
  search?: string;
  /** from 1 */
  page: number;
}

/** Parses a query string. Invalid values are ignored. */
export function parsePageQuery(parameters: URLSearchParams): PageQuery {
  const state = DOCUMENT_STATES.find((each) => each === parameters.get('state'));
  const search = parameters
    .get('search')
    ?.replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
  const page = parameters.get('page') ?? '';
  return {
    ...(state && { state }),
    ...(search && { search }),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the URL of a part of the list, without default values. */
export function pagesAddress({ state, search, page = 1 }: Partial<PageQuery>): string {
  const all = { state, search, page: page > 1 ? String(page) : undefined };
  const entries = Object.entries(all).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const query = new URLSearchParams(entries).toString();
  return query ? `${PAGE_EDITOR_PATH}?${query}` : PAGE_EDITOR_PATH;
}

export const pageEditorAddress = (id: string): string => `${PAGE_EDITOR_PATH}/${id}`;
