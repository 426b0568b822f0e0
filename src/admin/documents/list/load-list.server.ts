import { data, redirect, type RouterContextProvider } from 'react-router';
import { mayDo } from '#src/admin/shell/permission.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import type { ListFilter, ListSort } from '#src/domains/documents/lists/list-filter.ts';
import type { SignedInUser } from '#src/platform/auth/auth.ts';
import { servicesContext } from '#src/services.server.ts';
import { LIST_PAGE_SIZE } from './list-page-size.ts';
import type { ListedKind, ListQuery } from './listed-kind.ts';

/** A reader of a list. */
export interface Reader {
  context: Readonly<RouterContextProvider>;
  user: SignedInUser;
}

interface Loading {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

interface Loaded<Query> extends Pick<ListedKind, 'label'> {
  parse(parameters: URLSearchParams): Query;
  address(query: Partial<NoInfer<Query>>): string;
}

/**
 * Loads the screen of a list: its view, or none with a 503 if it cannot be read. A page beyond the last one redirects to that.
 * The caller asks the policy.
 */
export async function loadList<Query extends ListQuery, View extends { pages: number }>(
  { context, url }: Loading,
  list: Loaded<Query>,
  readView: (query: Query, now: Date) => Promise<View>,
) {
  const query = list.parse(url.searchParams);
  const may = {
    edit: mayDo(context, 'content.edit'),
    publish: mayDo(context, 'content.publish'),
    purge: mayDo(context, 'content.purge'),
  };
  const view = await readView(query, new Date()).catch((error: unknown) => {
    const { log } = context.get(servicesContext);
    log.error({ err: error }, `failed to read the ${list.label.toLowerCase()}`);
  });
  if (!view) return data({ may, view: undefined }, 503);
  if (query.page > view.pages) throw redirect(list.address({ ...query, page: view.pages }));
  return data({ may, view });
}

const VIEW_DAYS = 28;

const SORT_KEYS: Readonly<Record<string, string>> = {
  path: 'address',
  checks: 'findings',
  views: 'rank',
  changed: 'saved',
};

interface TrackedQuery extends ListQuery {
  checks?: 'blocks' | 'any';
  by?: 'me';
}

/** Reads a part of a list with the views of its documents. Throws if the database fails. */
export async function readTracked(
  { context, user }: Reader,
  { state, search, checks, by, sort, page }: TrackedQuery,
  { initial, ...others }: Omit<ListFilter, 'sort'> & Pick<ListedKind, 'initial'>,
) {
  const { documents, documentLists, analyticsFigures } = context.get(servicesContext);
  const filter: ListFilter = {
    ...others,
    ...(state && { state }),
    ...(search && { search }),
    ...(checks && { findings: checks }),
    ...(by && { savedBy: user.id }),
    sort: (sort ?? initial).replace(/\w+/, (key) => SORT_KEYS[key] ?? key) as ListSort,
    limit: LIST_PAGE_SIZE,
    offset: (page - 1) * LIST_PAGE_SIZE,
  };
  const reading = analyticsFigures.viewsByPath(lastDays(VIEW_DAYS, new Date()));
  const isByViews = sort === 'views' || sort === '-views';
  const [list, counts, views] = await Promise.all([
    isByViews
      ? reading.then((ranks) => documentLists.list({ ...filter, ranks }))
      : documentLists.list(filter),
    documents.counts(others.kind),
    reading,
  ]);
  return { ...list, counts, views };
}
