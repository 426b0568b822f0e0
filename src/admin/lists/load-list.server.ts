import { data, redirect, type RouterContextProvider } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import type { List } from './define-list.ts';

interface Loading {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

interface Listed<Query> extends Pick<List, 'nouns' | 'address'> {
  parse(parameters: URLSearchParams): Query;
}

/**
 * Loads the screen of a list: its view, or none with a 503 if it cannot be read. A page beyond the last one redirects to that.
 * The caller asks the policy.
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
    const view = await readView(query, new Date());
    if (query.page > view.pages) throw redirect(list.address({ ...query, page: view.pages }));
    return view;
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
