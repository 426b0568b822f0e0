import { formatCount } from '#src/admin/parts/counts.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { PAGE_CHECKS } from '#src/domains/checks/catalogue.ts';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import type { Services } from '#src/services.server.ts';
import { readEditedRoute } from './read-route.server.ts';

/** Everything that the screen of a route shows. */
export type RouteDetail = NonNullable<Awaited<ReturnType<typeof readRouteDetail>>>;

const MAX_CHANGES = 10;

/** Reads a route with what concerns it; undefined if there is none. Throws if the database fails. */
export async function readRouteDetail(services: Services, path: string, now: Date) {
  const { routeList, siteFindings, overrides, documentLookups } = services;
  const edited = await readEditedRoute(services, path);
  if (!edited) return undefined;
  const [listed, found, links, history, documents] = await Promise.all([
    routeList.find(path),
    siteFindings.ofRoute(path),
    routeList.linksTo(path),
    overrides.history({ path, limit: MAX_CHANGES }),
    documentLookups.byAddress([path]),
  ]);
  const document = documents.find(
    ({ address }) => address !== null && addressKey(address) === addressKey(path),
  );
  return {
    route: edited,
    editor: document && editorAddress(document.kind, document.id),
    facts: listed?.facts
      ? `${formatCount(listed.facts.words, 'word')}, read ${formatTime(listed.facts.readAt, now).relative}.`
      : 'Not read yet.',
    // The most severe first.
    findings: PAGE_CHECKS.flatMap(({ id: check, title, fix }) =>
      found
        .filter((each) => each.check === check)
        .map(({ message }) => ({ check, message, title, fix })),
    ),
    links,
    history: history.map(({ id, label, byName, at, isUndone }) => ({
      id,
      label,
      by: byName,
      at: formatTime(at, now),
      isUndone,
    })),
  };
}
