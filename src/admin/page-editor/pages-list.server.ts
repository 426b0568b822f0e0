import type { RouterContextProvider } from 'react-router';
import { LIST_PAGE_SIZE } from '#src/admin/documents/list/list-page-size.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import type { ListFilter, ListSort } from '#src/domains/documents/list/list-filter.ts';
import { servicesContext } from '#src/services.server.ts';
import { DEFAULT_SORT, type PageQuery, type PageSort } from './page-query.ts';

const VIEW_DAYS = 28;

const SORT_KEYS: Readonly<Record<string, string>> = {
  title: 'title',
  path: 'address',
  state: 'state',
  checks: 'findings',
  views: 'rank',
  changed: 'saved',
};

const sortOf = (sort: PageSort): ListSort =>
  sort.replace(/\w+/, (key) => SORT_KEYS[key]!) as ListSort;

/** Reads a part of the list of pages. Throws if the database fails. */
export async function readPages(context: Readonly<RouterContextProvider>, query: PageQuery) {
  const user = requirePermission(context, 'content.see');
  const { documents, documentLists, analyticsFigures } = context.get(servicesContext);
  const { state, search, origin, checks, by, engines, sort = DEFAULT_SORT, page } = query;
  const filter: ListFilter = {
    kind: 'page',
    ...(state && { state }),
    ...(search && { search }),
    ...(origin && { origin }),
    ...(checks && { findings: checks }),
    ...(by && { savedBy: user.id }),
    ...(engines && { isIndexable: false }),
    sort: sortOf(sort),
    limit: LIST_PAGE_SIZE,
    offset: (page - 1) * LIST_PAGE_SIZE,
  };
  const reading = analyticsFigures.viewsByPath(lastDays(VIEW_DAYS, new Date()));
  const isByViews = sort === 'views' || sort === '-views';
  const [list, counts, views] = await Promise.all([
    isByViews
      ? reading.then((ranks) => documentLists.list({ ...filter, ranks }))
      : documentLists.list(filter),
    documents.counts('page'),
    reading,
  ]);
  return { ...list, counts, views };
}
