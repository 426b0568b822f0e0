import { listAddress, parsePage, parseText } from '#src/admin/parts/list-query.ts';
import { SECTIONS_PATH } from '#src/admin/parts/page-editor-address.ts';
import { DOCUMENT_STATES, type DocumentState } from '#src/domains/documents/life.ts';

/** The part of the list of shared sections that a URL selects. Without a state: all that are not in the trash. */
export interface SectionQuery {
  state?: DocumentState;
  search?: string;
  /** from 1 */
  page: number;
}

/** Parses a query string. Invalid values are ignored. */
export function parseSectionQuery(parameters: URLSearchParams): SectionQuery {
  const state = DOCUMENT_STATES.find((each) => each === parameters.get('state'));
  const search = parseText(parameters, 'search');
  return { ...(state && { state }), ...(search && { search }), page: parsePage(parameters) };
}

/** Returns the URL of a part of the list, without default values. */
export const sectionsAddress = ({ state, search, page }: Partial<SectionQuery>): string =>
  listAddress(SECTIONS_PATH, { state, search, page });
