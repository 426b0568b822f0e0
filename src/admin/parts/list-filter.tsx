import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FilterActions } from './filter-actions.tsx';
import { FilterChoice, type FilterChoiceProps } from './filter-choice.tsx';
import { SearchField } from './search-field.tsx';

/** A choice of a filter form. */
export type ListedFilter = Omit<FilterChoiceProps, 'value'>;

interface ListFilterProps {
  /** accessible name */
  label: string;
  className?: string;
  /** the values by parameter */
  query: object;
  /** parameters that the form passes on */
  kept?: readonly string[];
  /** label of the search field; without it there is none */
  search?: string | undefined;
  filters?: readonly ListedFilter[];
  /** further fields */
  children?: ReactNode;
  resetTo: string;
  resetLabel?: string;
  isFiltered: boolean;
}

/** Filters a list with a plain GET form, so that a filtered list has its own URL. */
export function ListFilter(props: ListFilterProps) {
  const { label, className = '', query, kept = [], search, filters = [], children, ...end } = props;
  const valueOf = (name: string) =>
    (query as Readonly<Record<string, string | number | undefined>>)[name]?.toString();
  return (
    // A new key resets the inputs to the URL's values, including after going back.
    <Form
      className={`admin-filter ${className}`.trim()}
      role="search"
      aria-label={label}
      key={JSON.stringify(query)}
    >
      {kept.map((name) =>
        valueOf(name) ? <input key={name} type="hidden" name={name} value={valueOf(name)} /> : null,
      )}
      {search ? <SearchField label={search} value={valueOf('search')} /> : null}
      {filters.map((filter) => (
        <FilterChoice key={filter.name} {...filter} value={valueOf(filter.name)} />
      ))}
      {children}
      <FilterActions {...end} />
    </Form>
  );
}
