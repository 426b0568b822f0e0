import { formatCount } from '#src/admin/parts/counts.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { presentPageFindings } from '#src/admin/seo/checks/present-findings.server.ts';
import { shownChange } from '#src/admin/seo/changes/change-view.ts';
import { documentsAt } from '#src/admin/seo/documents-at.server.ts';
import type { Services } from '#src/services.server.ts';
import { readEditedRoute } from './read-route.server.ts';

/** Everything that the screen of a route shows. */
export type RouteDetail = NonNullable<Awaited<ReturnType<typeof readRouteDetail>>>;

const MAX_CHANGES = 10;

/** Reads a route with what concerns it; null if there is none. Throws if the database fails. */
export async function readRouteDetail(services: Services, path: string, now: Date) {
  const { routeList, siteFindings, overrides } = services;
  const edited = await readEditedRoute(services, path);
  if (!edited) return null;
  const [listed, found, links, history, documentAt] = await Promise.all([
    routeList.find(path),
    siteFindings.ofRoute(path),
    routeList.linksTo(path),
    overrides.history({ path, limit: MAX_CHANGES }),
    documentsAt(services, [path]),
  ]);
  const document = documentAt(path);
  return {
    route: edited,
    editor: document && editorAddress(document.kind, document.id),
    facts: listed?.facts
      ? `${formatCount(listed.facts.words, 'word')}, read ${formatTime(listed.facts.readAt, now).relative}.`
      : 'Not read yet.',
    findings: presentPageFindings(
      found.map(({ details, ...finding }) => ({ ...finding, ...details })),
      document,
    ),
    links,
    history: history.map((each) => shownChange(each, now)),
  };
}
