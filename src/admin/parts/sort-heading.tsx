import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './sort-heading.css';

interface SortHeadingProps<Key extends string> {
  by: Key;
  label: ReactNode;
  /** the order of the list: by a column, or by `-` and a column for the reverse */
  sort: string;
  /** the address of the list in another order */
  sortedBy(sort: Key | `-${Key}`): string;
  isNumber?: boolean;
  /** begins with the most or the newest */
  startsHigh?: boolean;
}

/**
 * A column heading that sorts a list, in the other direction when it already does. A link, so that an order has a URL. Narrow
 * screens show no headings.
 */
export function SortHeading<Key extends string>(props: SortHeadingProps<Key>) {
  const { by, label, sort, sortedBy, isNumber = false, startsHigh = isNumber } = props;
  const [isUp, isDown] = [sort === by, sort === `-${by}`];
  return (
    <th
      scope="col"
      className={isNumber ? 'records-number' : undefined}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      <Link
        className="sort-link"
        to={sortedBy(isUp || (!isDown && startsHigh) ? `-${by}` : by)}
        preventScrollReset
      >
        {label}
        {isUp || isDown ? (
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path d={isUp ? 'M1 6.5l4-4 4 4' : 'M1 3.5l4 4 4-4'} />
          </svg>
        ) : null}
      </Link>
      <span className="sort-plain">{label}</span>
    </th>
  );
}
