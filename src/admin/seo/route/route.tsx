import { Link } from 'react-router';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { readPostedFields } from '#src/admin/kit/form/form-result.ts';
import { Part, LoadError, missing } from '#src/admin/kit/screen.tsx';
import { type Column, ListTable } from '#src/admin/lists/list-table.tsx';
import { routeAddress, SEO_ADDRESS, HISTORY_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { PageFindings } from '#src/admin/seo/checks/page-findings.tsx';
import { SavedChanges } from '#src/admin/seo/changes/change-rows.tsx';
import { SEO_CRUMBS, SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext, type Services } from '#src/services.server.ts';
import { SOURCE_NAMES, wordsOfValue } from '#src/admin/seo/routes/route-labels.ts';
import { OVERRIDE_LABELS } from '#src/domains/seo/overrides/activity-of-overrides.ts';
import { OVERRIDE_FIELDS } from '#src/domains/seo/overrides/override.ts';
import type { RouteValues } from '#src/domains/seo/routes/own-metadata.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { presentPageFindings } from '#src/admin/seo/checks/present-findings.server.ts';
import { shownChange } from '#src/admin/seo/changes/change-view.ts';
import { documentsAt } from '#src/admin/seo/documents-at.server.ts';
import type { Route } from './+types/route.ts';
import { RouteForm } from './route-form.tsx';
import { changeRoute } from './save-route.server.ts';
import { readEditedRoute } from './read-route.server.ts';
import './route.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const path = url.searchParams.get('path') ?? '';
  return loadView(context, 'a route', { mayEdit: mayDo(context, 'content.edit') }, async () => {
    const route = await readRouteDetail(context.get(servicesContext), path, new Date());
    if (route) return route;
    throw missing('No such route', 'No public page has this address.', {
      label: 'Show all routes',
      to: SEO_ADDRESS,
    });
  });
}

/** Saves the values of the route, and takes changes back. */
export async function action({ request, context }: Route.ActionArgs) {
  requirePermission(context, 'content.edit');
  const fields = await readPostedFields(request);
  const path = new URL(request.url).searchParams.get('path') ?? '';
  return changeRoute({ context, fields, back: routeAddress(path) });
}

/** One route: its values with where they come from, what the checks found, who links here, and its history. */
export default function RoutePage({ loaderData: { view, mayEdit } }: Route.ComponentProps) {
  if (!view)
    return (
      <>
        <SeoHead title="Route" crumbs={SEO_CRUMBS} />
        <LoadError>The route could not be loaded. The site still serves it.</LoadError>
      </>
    );
  const { route, editor, facts } = view;
  return (
    <>
      <SeoHead
        title={route.path}
        crumbs={SEO_CRUMBS}
        intro={`${route.kind}, ${route.source.toLowerCase()}. ${facts}`}
        actions={
          <>
            <LinkButton to={route.href} reloadDocument>
              Open the page
            </LinkButton>
            {editor ? <LinkButton to={editor}>Open its editor</LinkButton> : null}
          </>
        }
      />
      <div className="route-sections">
        {mayEdit ? (
          <RouteForm key={JSON.stringify([route.path, route.override])} route={route} />
        ) : null}
        <Part title="Where each value comes from">
          <ListTable
            caption="Values"
            columns={VALUE_COLUMNS}
            rows={OVERRIDE_FIELDS.map((id) => ({ id, ...route.values[id] }))}
          />
        </Part>
        <Part title="What the checks found">
          <PageFindings findings={view.findings} />
          {view.findings.length > 0 ? null : <p>Nothing, when the page was last read.</p>}
        </Part>
        <Part title="Pages that link here">
          {view.links.length > 0 ? (
            <ul className="rows route-list">
              {view.links.map(({ path, text }) => (
                <li key={path}>
                  <Link className="text-link tap-link" to={routeAddress(path)}>
                    {path}
                  </Link>
                  <span className="measure muted">{text}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p>No page links here from its content, as far as the site was read.</p>
          )}
        </Part>
        <History history={view.history} />
      </div>
    </>
  );
}

const History = ({ history }: Pick<RouteDetail, 'history'>) => (
  <Part title="Changes here">
    {history.length > 0 ? (
      <SavedChanges changes={history} />
    ) : (
      <p>
        Nothing was ever set for this route.{' '}
        <Link className="text-link" to={HISTORY_ADDRESS}>
          All changes
        </Link>
      </p>
    )}
  </Part>
);

/** The values of a route: what the page says of itself, and what visitors get. */
const VALUE_COLUMNS: readonly Column<RouteValues[keyof RouteValues] & { id: keyof RouteValues }>[] =
  [
    { label: 'Value', cell: ({ id }) => <b>{OVERRIDE_LABELS[id]}</b> },
    {
      label: 'The page itself',
      before: 'The page itself:',
      isWide: true,
      cell: ({ id, own }) => wordsOfValue(id, own),
    },
    {
      label: 'Visitors get',
      before: 'Visitors get:',
      isWide: true,
      cell: ({ id, value }) => wordsOfValue(id, value),
    },
    { label: 'From', cell: ({ source }) => SOURCE_NAMES[source] },
  ];

/** Everything that the screen of a route shows. */
type RouteDetail = NonNullable<Awaited<ReturnType<typeof readRouteDetail>>>;

const MAX_CHANGES = 10;

/** Reads a route with what concerns it; null if there is none. Throws if the database fails. */
async function readRouteDetail(services: Services, path: string, now: Date) {
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
