import { SortChoice } from '#src/admin/parts/filter-choice.tsx';
import { type ListedFilter, ListFilter } from '#src/admin/parts/list-filter.tsx';
import { isFiltered, type ListedKind, type ListQuery } from './listed-kind.ts';

/** Filters that lists of documents share. */
export const CHECKS_FILTER: ListedFilter = {
  name: 'checks',
  label: 'Checks',
  all: 'Every result',
  options: [
    { value: 'blocks', label: 'Something to fix' },
    { value: 'any', label: 'Any finding' },
  ],
};
export const BY_FILTER: ListedFilter = {
  name: 'by',
  label: 'Last change',
  all: 'By anyone',
  options: [{ value: 'me', label: 'By me' }],
};

interface DocumentFilterProps {
  list: ListedKind;
  query: ListQuery;
  className: string;
  search: string;
  filters: readonly ListedFilter[];
  /** column headings sort on wide screens */
  sortsByHeading?: boolean;
}

/** The filter form of a list of documents. */
export function DocumentFilter({ list, sortsByHeading = false, ...form }: DocumentFilterProps) {
  const { query } = form;
  const order = (
    <SortChoice
      value={query.sort}
      sorts={Object.keys(list.sorts)}
      initial={list.initial}
      names={list.sorts}
    />
  );
  return (
    <ListFilter
      {...form}
      label={list.label}
      kept={['state']}
      resetTo={query.state ? `${list.path}?state=${query.state}` : list.path}
      isFiltered={isFiltered(query)}
    >
      {sortsByHeading ? <div className="sort-field">{order}</div> : order}
    </ListFilter>
  );
}

/** The search of a short list by the names of its documents. */
export const NameFilter = ({ list, query }: Pick<DocumentFilterProps, 'list' | 'query'>) => (
  <ListFilter
    query={query}
    label={list.label}
    kept={['state']}
    search="Name"
    resetTo={list.path}
    isFiltered={Boolean(query.search ?? query.state)}
  />
);
