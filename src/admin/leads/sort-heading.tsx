import { SortHeading as Heading } from '#src/admin/parts/sort-heading.tsx';
import type { LeadFilter, LeadSort, LeadSortKey } from '#src/domains/leads/lead-views.ts';
import { DEFAULT_SORT, leadsAddress } from './lead-filter.ts';

interface SortHeadingProps {
  by: LeadSortKey;
  label: string;
  filter: LeadFilter;
  isNumber?: boolean;
}

/** A column heading that sorts the list of leads, in the other direction when it already does. */
export function SortHeading({ by, label, filter, isNumber = false }: SortHeadingProps) {
  const { sort = DEFAULT_SORT } = filter;
  const [up, down]: [LeadSort, LeadSort] = [by, `-${by}`];
  // Numbers and times start with the highest.
  const first = isNumber ? down : up;
  const next = sort === up ? down : sort === down ? up : first;
  return (
    <Heading
      label={label}
      isNumber={isNumber}
      sorted={sort === up ? 'ascending' : sort === down ? 'descending' : undefined}
      to={leadsAddress({ ...filter, sort: next === DEFAULT_SORT ? undefined : next })}
    />
  );
}
