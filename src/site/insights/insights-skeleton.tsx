import { SkeletonCards } from './skeleton-cards.tsx';
import { usePendingInsights } from './use-pending-insights.ts';

/** Rendered before a page's content, and shown instead of it while a navigation to the listing is pending. */
export function InsightsSkeleton() {
  if (!usePendingInsights('elsewhere')) return null;
  return (
    <div className="tone-paper pending">
      <SkeletonCards />
    </div>
  );
}
