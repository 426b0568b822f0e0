import { data, redirect, type RouterContextProvider } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import { type List, queryToSave } from './define-list.ts';

interface Loading {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

interface Listed<Query> extends List {
  parse(parameters: URLSearchParams): Query;
}

/**
 * Loads the screen of a list: its view with the filters that the reader has named, or none with a 503 if it cannot be read. A
 * page beyond the last one redirects to that. The caller asks the policy.
 * @param shared what the screen needs without a view, too
 */
export async function loadList<
  Query extends { page: number },
  View extends { pages: number },
  Shared extends object,
>(
  { context, url }: Loading,
  list: Listed<Query>,
  shared: Shared,
  readView: (query: Query, now: Date) => Promise<View>,
) {
  const query = list.parse(url.searchParams);
  return loadView(context, `the ${list.nouns}`, shared, async () => {
    const user = context.get(signedInUserContext);
    const [view, named] = await Promise.all([
      readView(query, new Date()),
      context.get(servicesContext).savedFilters.list(user.id, list.nouns),
    ]);
    if (query.page > view.pages) throw redirect(list.address({ ...query, page: view.pages }));
    const current = queryToSave(list, query);
    return {
      ...view,
      saved: named.map((each) => ({ ...each, isCurrent: each.query === current })),
    };
  });
}

/**
 * Loads what a screen shows: nothing with a 503 if it cannot be read. A response that `read`
 * throws is that of the loader.
 * @param what in the log, such as `the team`
 * @param shared what the screen needs without a view, too
 */
export async function loadView<View, Shared extends object>(
  context: Loading['context'],
  what: string,
  shared: Shared,
  read: () => Promise<View>,
) {
  const view = await read().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    context.get(servicesContext).log.error({ err: error }, `failed to read ${what}`);
    return undefined;
  });
  return data({ ...shared, view }, view === undefined ? 503 : 200);
}
