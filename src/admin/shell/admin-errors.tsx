import { isRouteErrorResponse, Outlet } from 'react-router';
import { Failure } from '#src/ui/failure.tsx';
import type { Route } from './+types/admin-errors.ts';
import { AccessRefused } from './access-refused.tsx';

/** A layout without markup: what a page or form below it throws is shown inside the frame. */
export default function AdminErrors() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 403)
    return <AccessRefused reason={typeof error.data === 'string' ? error.data : ''} />;
  return <Failure error={error} />;
}
