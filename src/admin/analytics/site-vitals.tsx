import { RatingMark } from './rating-mark.tsx';
import type { SiteVitalView } from './vitals-view.ts';

/** Every vital of all pages together: what three of four visits stay within, and how many were good, middling, poor. */
export function SiteVitals({ vitals }: { vitals: readonly SiteVitalView[] }) {
  return (
    <ul className="site-vitals">
      {vitals.map(({ name, meaning, value, rating, word, samples, unit, goal, shares }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className="site-vitals-meaning">{meaning}</p>
          <p className="site-vitals-value">
            <b>{value}</b>
            <RatingMark rating={rating} word={word} />
          </p>
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            role="img"
            aria-label={
              shares.map((band) => `${band.name} ${band.share}`).join(', ') || 'No sample'
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
