import { type ReactNode, useRef } from 'react';
import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { capitalize } from '#src/platform/capitalize.ts';
import { Field } from '#src/ui/field.tsx';
import type { List } from './define-list.ts';

/** An option of a filter. */
export interface Choice {
  value: string;
  label: string;
}

/** A control of a filter form: a choice, a day, or a text with suggestions. */
export interface Filter {
  name: string;
  label: string;
  /** what a choice says when nothing is chosen; undefined if something always is */
  all?: string;
  options?: readonly (Choice | { label: string; options: readonly Choice[] })[];
  type?: 'date';
  suggestions?: readonly string[];
}

export interface FilterProps {
  /** label of the search field; without it there is none */
  search?: string | undefined;
  filters?: readonly Filter[] | undefined;
  resetTo?: string;
  resetLabel?: string;
}

interface ListFilterProps extends FilterProps {
  list: List;
  query: object;
  isFiltered: boolean;
  /** column headings sort on wide screens, too */
  sortsByHeading?: boolean;
}

/**
 * Filters a list with a plain GET form, so that a filtered list has its own URL. Passes on what it has no field for. On phones it is
 * behind a button that names what it filters by.
 */
export function ListFilter(props: ListFilterProps) {
  const { list, query, search, filters = [], sortsByHeading = false, isFiltered } = props;
  const { resetTo = list.path, resetLabel = 'Show all' } = props;
  const orders = Object.entries(list.sorts).map(([value, label]) => ({
    value: value === list.initial ? '' : value,
    label: capitalize(label),
  }));
  const isSortable = orders.length > 1;
  const entries = list.entries(query);
  const values = new Map(entries);
  const shown = new Set(['search', 'page', ...filters.map(({ name }) => name)]);
  if (isSortable) shown.add('sort');
  const fold = useRef<HTMLDetailsElement>(null);
  const active = namesOf(values, search === undefined ? filters : [SEARCH, ...filters]);
  return (
    <details className="list-fold" ref={fold}>
      <summary className="btn btn-small btn-quiet">
        {active.length > 0 ? `Filter: ${active.join(', ')}` : 'Filter'}
      </summary>
      {/* A new key resets the inputs to the URL's values, including after going back. */}
      <Form
        className="admin-filter"
        role="search"
        aria-label={list.label}
        key={entries.join()}
        onSubmit={() => {
          if (!fold.current) return;
          fold.current.open = false;
          fold.current.querySelector('summary')?.focus();
        }}
      >
        {entries.map(([name, value]) =>
          shown.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {search ? <SearchField label={search} value={values.get('search')} /> : null}
        {filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} value={values.get(filter.name)} />
        ))}
        {isSortable ? (
          <div className={sortsByHeading ? 'sort-field' : undefined}>
            <FilterField
              filter={{ name: 'sort', label: 'Order', options: orders }}
              value={values.get('sort')}
            />
          </div>
        ) : null}
        <FilterActions resetTo={resetTo} resetLabel={resetLabel} isFiltered={isFiltered} />
      </Form>
    </details>
  );
}

const SEARCH: Filter = { name: 'search', label: '' };

/** What the form filters by, as a person reads it: `Refused`, `“kim”`, `From 2026-08-01`. */
const namesOf = (values: ReadonlyMap<string, string>, filters: readonly Filter[]) =>
  filters.flatMap((filter) => {
    const value = values.get(filter.name);
    if (value === undefined) return [];
    const text =
      choicesOf(filter).find((choice) => choice.value === value)?.label ??
      (filter.type === 'date' ? value : `“${value}”`);
    return filter.options ? text : `${filter.label} ${text}`.trim();
  });

const choicesOf = ({ options = [] }: Filter): Choice[] =>
  options.flatMap((option) => ('value' in option ? option : option.options));

function FilterField({ filter, value = '' }: { filter: Filter; value: string | undefined }) {
  const { name, label, all, options, type = 'text', suggestions = [] } = filter;
  return (
    <Field id={name} label={label}>
      {(control) =>
        options ? (
          <select {...control} className="input" name={name} defaultValue={value}>
            {all === undefined ? null : <option value="">{all}</option>}
            {/* A value that no record has any more stays chosen, so that the empty list explains itself. */}
            {value === '' || choicesOf(filter).some((option) => option.value === value) ? null : (
              <option value={value}>{value}</option>
            )}
            {options.map((option) =>
              'value' in option ? (
                <Option key={option.value} {...option} />
              ) : (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map((each) => (
                    <Option key={each.value} {...each} />
                  ))}
                </optgroup>
              ),
            )}
          </select>
        ) : (
          <>
            <input
              {...control}
              className="input"
              type={type}
              name={name}
              maxLength={200}
              autoComplete="off"
              list={suggestions.length > 0 ? `${name}-options` : undefined}
              defaultValue={value}
            />
            {suggestions.length > 0 ? (
              <datalist id={`${name}-options`}>
                {suggestions.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </datalist>
            ) : null}
          </>
        )
      }
    </Field>
  );
}

const Option = ({ value, label }: Choice): ReactNode => <option value={value}>{label}</option>;
