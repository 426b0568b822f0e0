import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { useEscape } from '#src/admin/parts/use-escape.ts';
import type { EditedRoute } from '#src/admin/seo/route/read-route.server.ts';
import { RouteForm } from '#src/admin/seo/route/route-form.tsx';
import { routeAddress } from '#src/admin/parts/seo-address.ts';

interface RouteDrawerProps {
  route: EditedRoute;
  result: FormResult | undefined;
  closeAddress: string;
}

/** The editor of a route beside the table. */
export function RouteDrawer({ route, result, closeAddress }: RouteDrawerProps) {
  const { path, kind, source } = route;
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const drawer = useEscape<HTMLElement>(
    () => void navigate(closeAddress, { preventScrollReset: true }),
  );
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <aside className="routes-drawer" aria-labelledby="routes-drawer-title" ref={drawer}>
      <header>
        <h2 id="routes-drawer-title" ref={heading} tabIndex={-1}>
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
    </aside>
  );
}
