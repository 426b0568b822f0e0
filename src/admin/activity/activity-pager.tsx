import { Link } from 'react-router';
import type { ActivityPosition } from '#src/platform/activity/activity-views.ts';
import { activityAddress, type ActivityQuery } from './activity-query.ts';

interface PagerProps {
  query: ActivityQuery;
  older: ActivityPosition;
  newer: ActivityPosition;
  isFirst: boolean;
  searchedTo: string | undefined;
}

/** Links to the neighboring pages. Entries are not numbered, because new ones arrive at any time. */
export function ActivityPager({ query, older, newer, isFirst, searchedTo }: PagerProps) {
  if (isFirst && !older) return null;
  return (
    <nav className="activity-pager" aria-label="Pages">
      {isFirst ? null : <Link to={activityAddress(query)}>Newest</Link>}
      {newer ? (
        <Link to={activityAddress(query, newer)} rel="prev">
          Newer
        </Link>
      ) : null}
      {older ? (
        <Link to={activityAddress(query, older)} rel="next">
          {searchedTo ? 'Search older entries' : 'Older'}
        </Link>
      ) : null}
      {searchedTo ? <span>Searched back to {searchedTo}</span> : null}
    </nav>
  );
}
