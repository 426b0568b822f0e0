import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { readPostedFields } from '#src/admin/kit/form/form-result.ts';
import { ListScreen } from '#src/admin/lists/list-screen.tsx';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { type EditedRoute, readEditedRoute } from '#src/admin/seo/route/read-route.server.ts';
import { changeRoute } from '#src/admin/seo/route/save-route.server.ts';
import {
  EDIT_ROUTES_ADDRESS,
  HISTORY_ADDRESS,
  IMPORT_ROUTES_ADDRESS,
  routeAddress,
} from '#src/admin/parts/seo-address.ts';
import { CrawlButton } from '#src/admin/seo/checks/crawl-button.tsx';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { EDITABLE_KINDS } from '#src/domains/seo/routes/route-filter.ts';
import { Dialog } from '#src/admin/kit/dialog/dialog.tsx';
import { RouteForm } from '#src/admin/seo/route/route-form.tsx';
import type { Route } from './+types/routes.ts';
import { readRoutes } from './read-routes.server.ts';
import { KIND_NAMES, ROUTES } from './route-labels.ts';
import { columnsFor } from './routes-columns.tsx';
import { routesView, type RoutesView } from './routes-view.ts';
import './routes.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const mayEdit = mayDo(context, 'content.edit');
  return loadList({ context, url }, ROUTES, { mayEdit }, async (query, now) => {
    const [read, edited] = await Promise.all([
      readRoutes(context, query),
      mayEdit && query.open !== undefined
        ? readEditedRoute(context.get(servicesContext), query.open)
        : undefined,
    ]);
    return { ...routesView(read, query, now), edited };
  });
}

/** Saves the route whose editor is open, and takes changes back. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requirePermission(context, 'content.edit');
  const fields = await readPostedFields(request);
  const { open: _open, ...query } = ROUTES.parse(url.searchParams);
  return changeRoute({ context, fields, back: ROUTES.address(query) });
}

/** The table of all routes of the site. */
export default function Routes({ loaderData: { view, mayEdit } }: Route.ComponentProps) {
  useFocusAfterEditing(view?.edited);
  const query = view?.query ?? { page: 1 };
  const whole = { ...query, page: 1 };
  return (
    <ListScreen
      list={ROUTES}
      view={view}
      unaffected="The site still serves them."
      head={{
        title: 'SEO manager',
        intro:
          'Every address of the site, with what search engines and link previews get. Values that you set here win over those of the page.',
        actions: (
          <>
            <LinkButton to={HISTORY_ADDRESS}>History</LinkButton>
            {mayEdit ? <LinkButton to={IMPORT_ROUTES_ADDRESS}>Import CSV</LinkButton> : null}
          </>
        ),
      }}
      hasCsv
      Head={SeoHead}
      above={view?.isRead === false ? <NotRead mayEdit={mayEdit} /> : null}
      search="Path or title"
      filters={view && filtersOf(view)}
      columns={columnsFor(query, mayEdit)}
      attributes={({ path }) => ({ id: path })}
      aside={
        mayEdit && view && view.total > 1 ? (
          <Link className="text-link" to={ROUTES.address(whole, EDIT_ROUTES_ADDRESS)}>
            Edit all {formatNumber(view.total)} at once
          </Link>
        ) : null
      }
      bulk={
        mayEdit
          ? {
              box: ({ path }) => ({ value: path, 'aria-label': path }),
              method: 'get',
              action: EDIT_ROUTES_ADDRESS,
              actions: <SubmitButton tone="secondary">Edit together</SubmitButton>,
            }
          : undefined
      }
    >
      {view?.edited ? (
        <RouteDrawer
          key={view.edited.path}
          route={view.edited}
          closeAddress={ROUTES.address(query)}
        />
      ) : null}
    </ListScreen>
  );
}

const filtersOf = ({ checks }: RoutesView) => [
  {
    name: 'check',
    label: 'Checks',
    all: 'Any result',
    options: [{ value: 'any', label: 'Any finding' }, ...checks],
  },
  {
    name: 'kind',
    label: 'Kind',
    all: 'Every kind',
    options: EDITABLE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
  },
  {
    name: 'set',
    label: 'Values',
    all: 'Any source',
    options: [
      { value: 'yes', label: 'Set here' },
      { value: 'no', label: 'Nothing set here' },
    ],
  },
  {
    name: 'hidden',
    label: 'Search engines',
    all: 'Listed or not',
    options: [
      { value: 'no', label: 'Listed' },
      { value: 'yes', label: 'Hidden, or another canonical' },
    ],
  },
];

const NotRead = ({ mayEdit }: { mayEdit: boolean }) => (
  <div className="note mt-5">
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

interface RouteDrawerProps {
  route: EditedRoute;
  closeAddress: string;
}

/** The editor of a route over the table. Modal, since it covers controls of the page on any screen. */
function RouteDrawer({ route, closeAddress }: RouteDrawerProps) {
  const { path, kind, source } = route;
  const navigate = useNavigate();
  return (
    <Dialog
      className="routes-drawer"
      labelledBy="routes-drawer-title"
      onClose={() => void navigate(closeAddress, { preventScrollReset: true })}
    >
      <header className="row apart gap-4 py-3 on-paper rule-below">
        <h2 className="title breaks" id="routes-drawer-title" tabIndex={-1} data-autofocus>
          {path}
        </h2>
        <LinkButton to={closeAddress} preventScrollReset>
          Close
        </LinkButton>
      </header>
      <p className="mt-3 mb-4 small muted">
        {kind}, {source.toLowerCase()}.{' '}
        <Link className="text-link tap-link" to={routeAddress(path)}>
          Everything about this route
        </Link>
      </p>
      <RouteForm key={JSON.stringify(route.override)} route={route} />
    </Dialog>
  );
}
