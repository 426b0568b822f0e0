import { Link } from 'react-router';
import { ACTIVITY_PATH, type ActivityQuery } from './activity-query.ts';

interface NoActivityProps {
  query: ActivityQuery;
  isFiltered: boolean;
  seesEverything: boolean;
  /** the search has read back to this time only */
  searchedTo: string | undefined;
}

/** Shown instead of an empty list, with the reason. */
export function NoActivity({ query, isFiltered, seesEverything, searchedTo }: NoActivityProps) {
  if (searchedTo)
    return <p className="admin-missing">No entry since {searchedTo} matches. Older ones may.</p>;
  if (!isFiltered)
    return (
      <p className="admin-missing">
        {seesEverything
          ? 'Nothing is recorded yet. Each change, export, and sign-in of the team appears here as it happens.'
          : 'No change to the content is recorded yet. Each one appears here as it happens.'}
      </p>
    );
  const isOnlyObject = query.object !== undefined && Object.keys(query).length === 1;
  return (
    <p className="admin-missing">
      {isOnlyObject
        ? `Nothing is recorded about this ${query.object!.kind}. `
        : 'No entry matches these filters. '}
      <Link className="text-link" to={ACTIVITY_PATH}>
        Show all activity
      </Link>
    </p>
  );
}
