import { Link } from 'react-router';

interface FilterEndProps {
  /** the address of the whole list, linked to while a filter is set */
  resetTo: string;
  resetLabel?: string;
  isFiltered: boolean;
}

/** The end of a filter form: its button and the way back to the whole list. */
export function FilterEnd({ resetTo, resetLabel = 'Show all', isFiltered }: FilterEndProps) {
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
