import { randomUUID } from 'node:crypto';
import { routeValues } from '#src/domains/seo/routes/own-metadata.ts';
import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import { KIND_NAMES, SOURCE_NAMES } from '#src/admin/seo/routes/route-labels.ts';
import type { Services } from '#src/services.server.ts';

/** What the editor of a route needs. */
export type EditedRoute = NonNullable<Awaited<ReturnType<typeof readEditedRoute>>>;

/** Reads a route for its editor; undefined if there is none. Throws if the database fails. */
export async function readEditedRoute(
  { routeList, ownMetadata }: Pick<Services, 'routeList' | 'ownMetadata'>,
  path: string,
) {
  const [route, metadata] = await Promise.all([routeList.find(path), ownMetadata.of([path])]);
  const own = metadata.get(path);
  if (!route || !own) return undefined;
  return {
    path,
    href: encodePath(path),
    kind: KIND_NAMES[route.kind],
    source: SOURCE_NAMES[own.source],
    values: routeValues(own, route.override),
    override: route.override,
    /** of the next change, so that a repeated request makes one */
    changeId: randomUUID(),
  };
}
