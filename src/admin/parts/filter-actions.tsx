import { Link } from 'react-router';

interface FilterActionsProps {
  /** URL of the unfiltered list, linked while a filter is set */
  resetTo: string;
  resetLabel?: string;
  isFiltered: boolean;
}

/** The last row of a filter form: the submit button and a link to the unfiltered list. */
export function FilterActions({
  resetTo,
  resetLabel = 'Show all',
  isFiltered,
}: FilterActionsProps) {
  return (
    <div className="admin-filter-end">
      <button className="btn btn-small btn-quiet" type="submit">
        Filter
      </button>
      {isFiltered ? (
        <Link className="text-link" to={resetTo}>
          {resetLabel}
        </Link>
      ) : null}
    </div>
  );
}
