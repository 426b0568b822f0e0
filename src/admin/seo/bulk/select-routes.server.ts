import { filterOf, ROUTES } from '#src/admin/seo/routes/routes-query.ts';
import { KIND_NAMES } from '#src/admin/seo/routes/route-labels.ts';
import { MAX_BULK_ROUTES } from '#src/domains/seo/bulk/bulk-edit.ts';
import type { PatternRoute } from '#src/domains/seo/bulk/edit-pattern.ts';
import { routeValues } from '#src/domains/seo/routes/own-metadata.ts';
import type { Services } from '#src/services.server.ts';

/** The routes that a URL selects: those with the given ids, else all that its filter selects. */
export async function selectPaths(
  { routeList }: Pick<Services, 'routeList'>,
  parameters: URLSearchParams,
): Promise<{ paths: string[]; isAll: boolean }> {
  const chosen = [...new Set(parameters.getAll('id'))];
  if (chosen.length > 0) {
    const known = await routeList.findAll(chosen.filter((path) => !path.includes('\0')));
    return { paths: chosen.filter((path) => known.has(path)), isAll: false };
  }
  const query = ROUTES.parse(parameters);
  const paths = await routeList.paths(filterOf(query));
  return { paths: paths.slice(0, MAX_BULK_ROUTES), isAll: !ROUTES.isFiltered(query) };
}

/** Reads what patterns know of routes. */
export async function readPatternRoutes(
  { routeList, ownMetadata }: Pick<Services, 'routeList' | 'ownMetadata'>,
  paths: readonly string[],
): Promise<PatternRoute[]> {
  const [routes, all] = await Promise.all([routeList.findAll(paths), ownMetadata.of(paths)]);
  return paths.flatMap((path): PatternRoute[] => {
    const [route, own] = [routes.get(path), all.get(path)];
    if (!route || !own) return [];
    const values = routeValues(own, route.override);
    return [{ path, kind: KIND_NAMES[route.kind], own, values }];
  });
}
