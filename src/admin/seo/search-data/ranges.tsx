import { Link } from 'react-router';
import { daysOf, SEARCH_DATA, SEARCH_RANGES, type SearchDataQuery } from './search-data-list.ts';
import type { ShownPeriods } from './search-data.server.ts';

interface RangesProps {
  query: SearchDataQuery;
  periods: ShownPeriods;
  /** of the page that is shown */
  path?: string;
}

/** The lengths of the period of our own counts, and what they mean. */
export const Ranges = ({ query, periods: { dates, landingsSince }, path }: RangesProps) => (
  <div className="analytics-range tab-links">
    <nav aria-label="Range">
      <ul>
        {SEARCH_RANGES.map((days) => (
          <li key={days}>
            <Link
              to={SEARCH_DATA.address({
                ...query,
                range: days === '28' ? undefined : days,
                page: 1,
                path,
              })}
              aria-current={days === String(daysOf(query)) ? 'page' : undefined}
              preventScrollReset
            >
              {days} days
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <p>
      Views and landings: {dates}, in Central Time. A landing is a page opened from outside the
      site.
      {landingsSince ? ` Landings are counted since ${landingsSince}.` : ''}
    </p>
  </div>
);
