import { Icon } from '#src/admin/kit/icon.tsx';
import type { Rating } from '#src/domains/analytics/web-vitals.ts';

/** A disc, a half-filled disc and a triangle, so that ratings differ without color. */
const SHAPES: Readonly<Record<Rating, string>> = {
  good: 'M6 0a6 6 0 1 1 0 12A6 6 0 0 1 6 0z',
  'needs-improvement': 'M6 0a6 6 0 1 1 0 12A6 6 0 0 1 6 0zm0 1.75a4.25 4.25 0 0 0 0 8.5z',
  poor: 'M6 0.5 12 11.5H0z',
};

/** A rating as a label with its own shape and color; without a rating only the label. */
export function RatingMark({ rating, label }: { rating: Rating | undefined; label: string }) {
  return (
    <span className="rating-mark inline-flex items-center gap-2" data-rating={rating ?? 'none'}>
      {rating ? <Icon size={12} path={SHAPES[rating]} /> : null}
      {label}
    </span>
  );
}
