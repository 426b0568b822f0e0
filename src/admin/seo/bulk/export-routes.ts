import { csvDownload } from '#src/admin/lists/csv-download.server.ts';
import { filterOf, ROUTES } from '#src/admin/seo/routes/route-labels.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { ROUTE_COLUMNS, type SheetRow } from '#src/domains/seo/bulk/route-sheet.ts';
import { routeValues } from '#src/domains/seo/routes/own-metadata.ts';
import type { RouteFilter } from '#src/domains/seo/routes/route-filter.ts';
import type { Services } from '#src/services.server.ts';
import type { Route } from './+types/export-routes.ts';

/** Downloads all routes that match the filter as CSV, which can be imported again. */
export function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  return csvDownload(context, {
    name: 'routes',
    columns: ROUTE_COLUMNS,
    batches: rowsOf(services, filterOf(ROUTES.parse(url.searchParams))),
  });
}

const BATCH_SIZE = 500;

async function* rowsOf(
  { routeList, ownMetadata }: Pick<Services, 'routeList' | 'ownMetadata'>,
  filter: RouteFilter,
): AsyncGenerator<SheetRow[]> {
  const paths = await routeList.paths(filter);
  for (let from = 0; from < paths.length; from += BATCH_SIZE) {
    const batch = paths.slice(from, from + BATCH_SIZE);
    const [routes, own] = await Promise.all([routeList.findAll(batch), ownMetadata.of(batch)]);
    yield batch.flatMap((path) => {
      const [route, metadata] = [routes.get(path), own.get(path)];
      if (!route || !metadata) return [];
      return [{ ...route, values: routeValues(metadata, route.override) }];
    });
  }
}
