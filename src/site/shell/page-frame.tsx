import { isRouteErrorResponse, Outlet } from 'react-router';
import { Failure } from '#src/ui/failure.tsx';
import { InsightsSkeleton } from '#src/site/insights/insights-skeleton.tsx';
import { NotFound } from '#src/site/not-found/not-found-view.tsx';
import type { Route } from './+types/page-frame.ts';

/** Catches what goes wrong in a page, so that header and footer stay. */
export default function PageFrame() {
  return (
    <>
      <InsightsSkeleton />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Failure error={error} />;
}
