import { RatingMark } from './rating-mark.tsx';
import type { SiteVitalView } from './vitals-view.ts';

/** Every vital over all pages: the 75th percentile, and the shares of good, fair and poor samples. */
export function SiteVitals({ vitals }: { vitals: readonly SiteVitalView[] }) {
  return (
    <ul className="site-vitals">
      {vitals.map(({ name, meaning, value, rating, label, samples, unit, goal, shares }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className="site-vitals-meaning">{meaning}</p>
          <p className="site-vitals-value">
            <b>{value}</b>
            <RatingMark rating={rating} label={label} />
          </p>
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            role="img"
            aria-label={
              shares.map((band) => `${band.name} ${band.share}`).join(', ') || 'No samples'
            }
          >
            {shares.map((band) => (
              <rect
                key={band.rating}
                data-rating={band.rating}
                x={band.from}
                width={band.length}
                height="1"
              />
            ))}
          </svg>
          <p className="site-vitals-notes">
            <span>{goal}</span>
            <span>
              {samples} {unit}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
