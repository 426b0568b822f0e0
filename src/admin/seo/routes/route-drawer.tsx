import { Link, useNavigate } from 'react-router';
import { Dialog } from '#src/admin/dialogs/dialog.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import type { EditedRoute } from '#src/admin/seo/route/read-route.server.ts';
import { RouteForm } from '#src/admin/seo/route/route-form.tsx';
import { routeAddress } from '#src/admin/parts/seo-address.ts';

interface RouteDrawerProps {
  route: EditedRoute;
  result: FormResult | undefined;
  closeAddress: string;
}

/** The editor of a route over the table. Modal, since it covers controls of the page on any screen. */
export function RouteDrawer({ route, result, closeAddress }: RouteDrawerProps) {
  const { path, kind, source } = route;
  const navigate = useNavigate();
  return (
    <Dialog
      className="routes-drawer"
      labelledBy="routes-drawer-title"
      onClose={() => void navigate(closeAddress, { preventScrollReset: true })}
    >
      <header>
        <h2 id="routes-drawer-title" tabIndex={-1} data-autofocus>
          {path}
        </h2>
        <Link className="btn btn-small btn-quiet" to={closeAddress} preventScrollReset>
          Close
        </Link>
      </header>
      <p className="routes-drawer-about">
        {kind}, {source.toLowerCase()}.{' '}
        <Link className="text-link" to={routeAddress(path)}>
          Everything about this route
        </Link>
      </p>
      <RouteForm key={JSON.stringify(route.override)} route={route} result={result} />
    </Dialog>
  );
}
