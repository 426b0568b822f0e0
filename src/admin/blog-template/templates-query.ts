import { listAddress, parsePage, parseText } from '#src/admin/parts/list-query.ts';
import { TEMPLATES_PATH } from '#src/admin/parts/blog-template-address.ts';
import { DOCUMENT_STATES, type DocumentState } from '#src/domains/documents/life.ts';

/** The part of the list of templates that a URL selects. Without a state: all that are not in the trash. */
export interface TemplatesQuery {
  state?: DocumentState;
  search?: string;
  /** from 1 */
  page: number;
}

/** Parses a query string. Invalid values are ignored. */
export function parseTemplatesQuery(parameters: URLSearchParams): TemplatesQuery {
  const state = DOCUMENT_STATES.find((each) => each === parameters.get('state'));
  const search = parseText(parameters, 'search');
  return { ...(state && { state }), ...(search && { search }), page: parsePage(parameters) };
}

/** Returns the URL of a part of the list, without default values. */
export const templatesAddress = ({ state, search, page }: Partial<TemplatesQuery>): string =>
  listAddress(TEMPLATES_PATH, { state, search, page });
