import { Outlet } from 'react-router';
import { Failure } from '#src/ui/failure.tsx';
import { InsightsSkeleton } from '#src/site/insights/insights-skeleton.tsx';
import type { Route } from './+types/page-frame.ts';

/** Catches errors of a page, so that header and footer stay. */
export default function PageFrame() {
  return (
    <>
      <InsightsSkeleton />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />;
}
