import { SkeletonCards } from './skeleton-cards.tsx';
import { usePendingInsights } from './use-pending-insights.ts';

/** Stands before a page's content: while the listing loads from another page, it shows in place of that content. */
export function InsightsSkeleton() {
  if (!usePendingInsights('elsewhere')) return null;
  return (
    <div className="tone-paper pending">
      <SkeletonCards />
    </div>
  );
}
