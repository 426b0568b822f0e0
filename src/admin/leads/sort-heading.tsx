import { Link } from 'react-router';
import type { LeadFilter, LeadSort, LeadSortKey } from '#src/domains/leads/lead-views.ts';
import { DEFAULT_SORT, leadsAddress } from './lead-filter.ts';

interface SortHeadingProps {
  by: LeadSortKey;
  label: string;
  filter: LeadFilter;
  isNumber?: boolean;
}

/** A column heading that sorts the list, in the other direction when it already does. A link, so that an order has a URL. */
export function SortHeading({ by, label, filter, isNumber = false }: SortHeadingProps) {
  const { sort = DEFAULT_SORT } = filter;
  const [up, down]: [LeadSort, LeadSort] = [by, `-${by}`];
  const isUp = sort === up;
  const isSorted = isUp || sort === down;
  // Numbers and times start with the highest.
  const first = isNumber ? down : up;
  const next = isSorted ? (isUp ? down : up) : first;
  return (
    <th
      scope="col"
      className={isNumber ? 'records-number' : undefined}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      <Link
        className="sort-link"
        to={leadsAddress({ ...filter, sort: next === DEFAULT_SORT ? undefined : next })}
        preventScrollReset
      >
        {label}
        {isSorted ? (
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path d={isUp ? 'M1 6.5l4-4 4 4' : 'M1 3.5l4 4 4-4'} />
          </svg>
        ) : null}
      </Link>
      <span className="sort-plain">{label}</span>
    </th>
  );
}
