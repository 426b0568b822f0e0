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
  const view = await readView(query, new Date()).catch((error: unknown) => {
    context.get(servicesContext).log.error({ err: error }, `failed to read the ${list.nouns}`);
  });
  if (!view) return data({ ...shared, view: undefined }, 503);
  if (query.page > view.pages) throw redirect(list.address({ ...query, page: view.pages }));
  return data({ ...shared, view });
}
