import { Link } from 'react-router';
import './sort-heading.css';

interface SortHeadingProps {
  label: string;
  /** the order of the list by this column; undefined if it is sorted by another */
  sorted: 'ascending' | 'descending' | undefined;
  /** the list in the next order of this column */
  to: string;
  isNumber?: boolean;
}

/** A column heading that sorts a list. A link, so that an order has a URL. Narrow screens show no headings. */
export const SortHeading = ({ label, sorted, to, isNumber = false }: SortHeadingProps) => (
  <th scope="col" className={isNumber ? 'records-number' : undefined} aria-sort={sorted}>
    <Link className="sort-link" to={to} preventScrollReset>
      {label}
      {sorted ? (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d={sorted === 'ascending' ? 'M1 6.5l4-4 4 4' : 'M1 3.5l4 4 4-4'} />
        </svg>
      ) : null}
    </Link>
    <span className="sort-plain">{label}</span>
  </th>
);
