import type { RouterContextProvider } from 'react-router';
import { LIST_PAGE_SIZE } from '#src/admin/documents/list/list-view.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { servicesContext } from '#src/services.server.ts';
import { filterOf, type RoutesQuery } from './route-labels.ts';

export const VIEW_DAYS = 28;

/** Reads a part of the table of routes. Throws if the database fails. */
export async function readRoutes(context: Readonly<RouterContextProvider>, query: RoutesQuery) {
  const { routeList, ownMetadata, analyticsFigures, siteCrawl } = context.get(servicesContext);
  const { sort = 'path', page } = query;
  const reading = analyticsFigures.viewsByPath(lastDays(VIEW_DAYS, new Date()));
  const window = { sort, limit: LIST_PAGE_SIZE, offset: (page - 1) * LIST_PAGE_SIZE };
  const [list, views, crawl] = await Promise.all([
    sort.endsWith('views')
      ? reading.then((ranks) => routeList.list(filterOf(query), { ...window, views: ranks }))
      : routeList.list(filterOf(query), window),
    reading,
    siteCrawl.progress(),
  ]);
  const own = await ownMetadata.of(list.routes.map(({ path }) => path));
  const titledByTemplate = await ownMetadata.titledByTemplate(own);
  return { ...list, views, crawl, own, titledByTemplate };
}
