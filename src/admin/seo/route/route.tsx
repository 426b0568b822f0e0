import { loadView } from '#src/admin/lists/load-list.server.ts';
import { Link } from 'react-router';
import { readPostedFields } from '#src/admin/forms/form-result.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { NotFoundPanel } from '#src/admin/parts/not-found-panel.tsx';
import { routeAddress, SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { PageFindings } from '#src/admin/seo/checks/page-findings.tsx';
import { SavedChanges } from '#src/admin/seo/changes/change-rows.tsx';
import { HISTORY_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/route.ts';
import { readRouteDetail, type RouteDetail } from './read-route-detail.server.ts';
import { RouteForm } from './route-form.tsx';
import { changeRoute } from './save-route.server.ts';
import { SOURCE_NAMES, wordsOfValue } from '#src/admin/seo/routes/route-labels.ts';
import { OVERRIDE_LABELS } from '#src/domains/seo/overrides/activity-of-overrides.ts';
import { OVERRIDE_FIELDS } from '#src/domains/seo/overrides/override.ts';
import type { RouteValues } from '#src/domains/seo/routes/own-metadata.ts';
import './route.css';

const CRUMBS = [{ label: 'SEO manager', to: SEO_ADDRESS }];

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const path = url.searchParams.get('path') ?? '';
  return loadView(context, 'a route', { mayEdit: mayDo(context, 'content.edit') }, () =>
    readRouteDetail(context.get(servicesContext), path, new Date()),
  );
}

/** Saves the values of the route, and takes changes back. */
export async function action({ request, context }: Route.ActionArgs) {
  requirePermission(context, 'content.edit');
  const fields = await readPostedFields(request);
  const path = new URL(request.url).searchParams.get('path') ?? '';
  return changeRoute({ context, fields, back: routeAddress(path) });
}

/** One route: its values with where they come from, what the checks found, who links here, and its history. */
export default function RoutePage({
  loaderData: { view, mayEdit },
  actionData,
}: Route.ComponentProps) {
  if (view === undefined)
    return (
      <>
        <SeoHead title="Route" crumbs={CRUMBS} />
        <LoadError>The route could not be loaded. The site still serves it.</LoadError>
      </>
    );
  if (!view)
    return (
      <NotFoundPanel
        title="No such route"
        crumbs={CRUMBS}
        back={{ label: 'Show all routes', to: SEO_ADDRESS }}
      >
        No public page has this address.
      </NotFoundPanel>
    );
  const { route, editor, facts } = view;
  return (
    <>
      <SeoHead
        title={route.path}
        crumbs={CRUMBS}
        intro={`${route.kind}, ${route.source.toLowerCase()}. ${facts}`}
        actions={
          <>
            <a className="btn btn-small btn-quiet" href={route.href}>
              Open the page
            </a>
            {editor ? (
              <Link className="btn btn-small btn-quiet" to={editor}>
                Open its editor
              </Link>
            ) : null}
          </>
        }
      />
      <div className="route-sections">
        {mayEdit ? (
          <RouteForm
            key={JSON.stringify([route.path, route.override])}
            route={route}
            result={actionData}
          />
        ) : null}
        <section aria-labelledby="route-values">
          <h2 id="route-values">Where each value comes from</h2>
          <ValuesTable values={route.values} />
        </section>
        <section aria-labelledby="findings">
          <h2 id="findings">What the checks found</h2>
          <PageFindings findings={view.findings} />
          {view.findings.length > 0 ? null : <p>Nothing, when the page was last read.</p>}
        </section>
        <section aria-labelledby="route-links">
          <h2 id="route-links">Pages that link here</h2>
          {view.links.length > 0 ? (
            <ul className="route-list">
              {view.links.map(({ path, text }) => (
                <li key={path}>
                  <Link className="text-link" to={routeAddress(path)}>
                    {path}
                  </Link>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p>No page links here from its content, as far as the site was read.</p>
          )}
        </section>
        <History history={view.history} />
      </div>
    </>
  );
}

const History = ({ history }: Pick<RouteDetail, 'history'>) => (
  <section aria-labelledby="route-history">
    <h2 id="route-history">Changes here</h2>
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
  </section>
);

/** The values of a route: what the page says of itself, and what visitors get. */
const ValuesTable = ({ values }: { values: RouteValues }) => (
  <table className="records route-values">
    <thead>
      <tr>
        <th scope="col">Value</th>
        <th scope="col">The page itself</th>
        <th scope="col">Visitors get</th>
        <th scope="col">From</th>
      </tr>
    </thead>
    <tbody>
      {OVERRIDE_FIELDS.map((field) => {
        const { value, own, source } = values[field];
        return (
          <tr key={field}>
            <th scope="row">
              <b>{OVERRIDE_LABELS[field]}</b>
            </th>
            <td>
              <span className="route-label">The page itself: </span>
              {wordsOfValue(field, own)}
            </td>
            <td>
              <span className="route-label">Visitors get: </span>
              {wordsOfValue(field, value)}
            </td>
            <td>{SOURCE_NAMES[source]}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
