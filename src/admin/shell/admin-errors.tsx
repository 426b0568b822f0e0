import { isRouteErrorResponse, Outlet, Link } from 'react-router';
import { Failure } from '#src/ui/failure.tsx';
import { isMissing, NotFoundPanel, PageHead } from '#src/admin/kit/screen.tsx';
import type { Route } from './+types/admin-errors.ts';
import { ADMIN_HOME } from './admin-address.ts';

/** The 403 page: what was refused and who may do it. */
const AccessRefused = ({ reason }: { reason: string }) => (
  <>
    <PageHead title="Not allowed" />
    <p className="admin-intro admin-measure">
      {reason} Nothing was changed. If you need this for your work, ask an owner to change your
      role.
    </p>
    <p>
      <Link className="text-link" to={ADMIN_HOME}>
        Go to the dashboard
      </Link>
    </p>
  </>
);

/** A layout without markup: what a page or form below it throws is shown inside the frame. */
export default function AdminErrors() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 403)
    return <AccessRefused reason={typeof error.data === 'string' ? error.data : ''} />;
  if (isRouteErrorResponse(error) && isMissing(error.data))
    return <NotFoundPanel {...error.data} />;
  return <Failure error={error} />;
}
