import { listAddress, parsePage, parseText } from '#src/admin/parts/list-query.ts';
import { REDIRECTS_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { REDIRECT_KINDS, REDIRECT_STATUSES } from '#src/domains/redirects/redirect.ts';
import {
  REDIRECT_CONCERNS,
  REDIRECT_SORT_KEYS,
  type RedirectFilter,
  type RedirectSort,
} from '#src/domains/redirects/redirect-views.ts';

export const DEFAULT_SORT: RedirectSort = '-since';
const SORTS = REDIRECT_SORT_KEYS.flatMap((key): RedirectSort[] => [key, `-${key}`]);

/** The part of the list that a URL selects. */
interface RedirectQuery {
  filter: RedirectFilter;
  /** from 1 */
  page: number;
}

/** Parses a query string. Invalid values are ignored. */
export function parseRedirectQuery(parameters: URLSearchParams): RedirectQuery {
  const search = parseText(parameters, 'search');
  const kind = REDIRECT_KINDS.find((known) => known === parameters.get('kind'));
  const status = REDIRECT_STATUSES.find((known) => String(known) === parameters.get('status'));
  const concern = REDIRECT_CONCERNS.find((known) => known === parameters.get('concern'));
  const sort = SORTS.find((known) => known === parameters.get('sort') && known !== DEFAULT_SORT);
  return {
    filter: {
      ...(search && { search }),
      ...(kind && { kind }),
      ...(status && { status }),
      ...(concern && { concern }),
      ...(sort && { sort }),
    },
    page: parsePage(parameters),
  };
}

/** The URL of a part of the list, or of another route with the same filter. */
export const redirectsAddress = (
  { search, kind, status, concern, sort }: RedirectFilter,
  page = 1,
  path = REDIRECTS_ADDRESS,
): string =>
  listAddress(path, {
    search,
    kind,
    status,
    concern,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    page,
  });

/** The list with the form of one redirect open. */
export const editAddress = ({ filter, page }: RedirectQuery, from: string): string => {
  const list = redirectsAddress(filter, page);
  return `${list}${list.includes('?') ? '&' : '?'}edit=${encodeURIComponent(from)}`;
};
