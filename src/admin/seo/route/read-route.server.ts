import { randomUUID } from 'node:crypto';
import { routeValues } from '#src/domains/seo/routes/own-metadata.ts';
import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import { KIND_NAMES, sourceInWords } from '#src/admin/seo/routes/route-labels.ts';
import type { Services } from '#src/services.server.ts';

export type EditedRoute = NonNullable<Awaited<ReturnType<typeof readEditedRoute>>>;

/** Reads a route for its editor; undefined if there is none. Throws if the database fails. */
export async function readEditedRoute(
  { routeList, ownMetadata }: Pick<Services, 'routeList' | 'ownMetadata'>,
  path: string,
) {
  const [route, metadata] = await Promise.all([routeList.find(path), ownMetadata.of([path])]);
  const own = metadata.get(path);
  if (!route || !own) return undefined;
  const isTitledByTemplate = (await ownMetadata.titledByTemplate(metadata)).has(path);
  return {
    path,
    href: encodePath(path),
    kind: KIND_NAMES[route.kind],
    source: sourceInWords(own.source, isTitledByTemplate),
    values: routeValues(own, route.override, isTitledByTemplate),
    override: route.override,
    /** of the next change, so that a repeated request makes one */
    changeId: randomUUID(),
  };
}
