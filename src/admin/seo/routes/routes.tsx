import { useEffect, useRef } from 'react';
import { data, Link, redirect } from 'react-router';
import { readPostedFields } from '#src/admin/forms/form-result.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { type EditedRoute, readEditedRoute } from '#src/admin/seo/route/read-route.server.ts';
import { changeRoute } from '#src/admin/seo/route/save-route.server.ts';
import { SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import {
  EXPORT_ROUTES_ADDRESS,
  HISTORY_ADDRESS,
  IMPORT_ROUTES_ADDRESS,
} from '#src/admin/seo/seo-addresses.ts';
import { CrawlButton } from '#src/admin/seo/checks/crawl-button.tsx';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/routes.ts';
import { readRoutes } from './read-routes.server.ts';
import { RouteDrawer } from './route-drawer.tsx';
import { RoutesFilter } from './routes-filter.tsx';
import { ROUTES } from './routes-query.ts';
import { RoutesTable } from './routes-table.tsx';
import { routesView } from './routes-view.ts';
import './routes.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const services = context.get(servicesContext);
  const query = ROUTES.parse(url.searchParams);
  const mayEdit = mayDo(context, 'content.edit');
  const failed = (error: unknown) => {
    services.log.error({ err: error }, 'failed to read the routes');
  };
  const read = await readRoutes(context, query).catch(failed);
  if (!read) return data({ mayEdit, view: undefined, edited: undefined }, 503);
  const view = routesView(read, query, new Date());
  if (query.page > view.pages) throw redirect(ROUTES.address({ ...query, page: view.pages }));
  const edited =
    mayEdit && query.open !== undefined ? await readEditedRoute(services, query.open) : undefined;
  return data({ mayEdit, view, edited });
}

/** Saves the route whose editor is open, and takes changes back. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const services = context.get(servicesContext);
  const fields = await readPostedFields(request);
  const { open: _open, ...query } = ROUTES.parse(url.searchParams);
  return changeRoute({ services, user, fields, back: ROUTES.address(query) });
}

/** The table of all routes of the site. */
export default function Routes({
  loaderData: { view, edited, mayEdit },
  actionData,
}: Route.ComponentProps) {
  useFocusAfterEditing(edited);
  return (
    <>
      <SeoHead
        title="SEO manager"
        intro="Every address of the site, with what search engines and link previews get. Values that you set here win over those of the page."
        actions={
          <>
            <Link className="btn btn-small btn-quiet" to={HISTORY_ADDRESS}>
              History
            </Link>
            <a
              className="btn btn-small btn-quiet"
              href={
                view ? ROUTES.address(view.query, EXPORT_ROUTES_ADDRESS) : EXPORT_ROUTES_ADDRESS
              }
              download
            >
              Export CSV
            </a>
            {mayEdit ? (
              <Link className="btn btn-small btn-quiet" to={IMPORT_ROUTES_ADDRESS}>
                Import CSV
              </Link>
            ) : null}
          </>
        }
      />
      {view ? (
        <>
          {view.isRead ? null : <NotRead mayEdit={mayEdit} />}
          <RoutesFilter query={view.query} isFiltered={view.isFiltered} checks={view.checks} />
          {view.rows.length > 0 ? (
            <RoutesTable view={view} mayEdit={mayEdit} />
          ) : (
            <p className="admin-missing">
              No route matches these filters.{' '}
              <Link className="text-link" to={SEO_ADDRESS}>
                Show all routes
              </Link>
            </p>
          )}
          <PageLinks
            page={view.query.page}
            pages={view.pages}
            addressOf={(page) => ROUTES.address({ ...view.query, page })}
          />
          {edited ? (
            <RouteDrawer
              key={edited.path}
              route={edited}
              result={actionData}
              closeAddress={ROUTES.address(withoutOpen(view.query))}
            />
          ) : null}
        </>
      ) : (
        <LoadError>The routes could not be loaded. The site still serves them.</LoadError>
      )}
    </>
  );
}

const withoutOpen = <Query extends { open?: string }>({ open: _open, ...query }: Query) => query;

const NotRead = ({ mayEdit }: { mayEdit: boolean }) => (
  <div className="note routes-unread">
    <p>
      The site has not been read yet, so words, links and checks are missing. A crawl runs every
      night.
    </p>
    {mayEdit ? <CrawlButton intent="crawl" /> : null}
  </div>
);

/** Moves the focus back to the row when its editor closes. */
function useFocusAfterEditing(edited: EditedRoute | undefined) {
  const last = useRef<string>(undefined);
  const path = edited?.path;
  useEffect(() => {
    if (path === undefined && last.current !== undefined)
      document
        .querySelector<HTMLElement>(`[data-edits="${CSS.escape(last.current)}"]`)
        ?.focus({ preventScroll: true });
    last.current = path;
  }, [path]);
}
