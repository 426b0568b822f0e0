import { listAddress, parsePage } from '#src/admin/parts/list-query.ts';
import { NOT_FOUND_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { NOT_FOUND_LISTS, type NotFoundList } from '#src/domains/redirects/not-found-views.ts';

/** Parses a query string. Invalid values are ignored. */
export const parseNotFoundQuery = (parameters: URLSearchParams) => ({
  list: NOT_FOUND_LISTS.find((list) => list === parameters.get('list')) ?? 'visitors',
  page: parsePage(parameters),
});

/** The URL of a page of one of the lists. */
export const notFoundAddress = (list: NotFoundList, page = 1): string =>
  listAddress(NOT_FOUND_ADDRESS, { list: list === 'visitors' ? undefined : list, page });
