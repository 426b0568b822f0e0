import { type ChangeEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { Button } from '#src/admin/kit/button.tsx';
import { SearchField } from '#src/admin/kit/search-field.tsx';
import { capitalize } from '#src/platform/capitalize.ts';
import { Field } from '#src/ui/field.tsx';
import { HiddenFields } from '#src/admin/kit/submit-button.tsx';
import type { List } from './define-list.ts';
import './list-filter.css';

/** An option of a filter. */
export interface Choice {
  value: string;
  label: string;
  /** how many records it selects */
  count?: number;
}

/** A control of a filter form: a choice, a day, or a text with suggestions. */
export interface Filter {
  name: string;
  label: string;
  /** what a choice says when nothing is chosen; undefined if something always is */
  all?: string;
  options?: readonly (Choice | { label: string; options: readonly Choice[] })[];
  /** `boxes`: any number of choices */
  type?: 'date' | 'boxes';
  suggestions?: readonly string[];
}

export interface FilterProps {
  /** label of the search field; without it there is none */
  search?: string | undefined;
  filters?: readonly Filter[] | undefined;
  resetTo?: string;
  resetLabel?: string;
}

interface ListFilterProps<Query extends object> extends FilterProps {
  list: Pick<List<Query>, 'path' | 'label' | 'sorts' | 'initial' | 'entries'>;
  query: Query;
  isFiltered: boolean;
  /** column headings sort on wide screens, too */
  sortsByHeading?: boolean;
  /** with a script, the list follows while someone types or chooses */
  isLive?: boolean;
}

/**
 * Filters a list with a plain GET form, so that a filtered list has its own URL. Passes on what it has no field for. On phones it is
 * behind a button that names what it filters by.
 */
export function ListFilter<Query extends object>(props: ListFilterProps<Query>) {
  const { list, query, search, filters = [], isFiltered } = props;
  const { sortsByHeading = false, isLive = false } = props;
  const { resetTo = list.path, resetLabel = 'Show all' } = props;
  const orders = Object.entries(list.sorts).map(([value, label]) => ({
    value: value === list.initial ? '' : value,
    label: capitalize(label),
  }));
  const isSortable = orders.length > 1;
  const entries = list.entries(query);
  const fold = useRef<HTMLDetailsElement>(null);
  const params = new URLSearchParams(entries);
  const fields = useFields(fold, params.toString());
  const shown = new Set(['search', 'page', ...filters.map(({ name }) => name)]);
  if (isSortable) shown.add('sort');
  const active = namesOf(params, search === undefined ? filters : [SEARCH, ...filters]);
  const fieldsOf = (areBoxes: boolean) =>
    filters
      .filter(({ type }) => (type === 'boxes') === areBoxes)
      .map((filter) => (
        <FilterField key={filter.name} filter={filter} values={params.getAll(filter.name)} />
      ));
  return (
    <details className="list-fold" ref={fold}>
      <summary className="btn btn-small btn-quiet max-full">
        {active.length > 0 ? `Filter: ${active.join(', ')}` : 'Filter'}
      </summary>
      <Form
        className="admin-filter compact-fields grid items-end gap-3 gap-x-4 pt-4 pb-5"
        role="search"
        aria-label={list.label}
        onChange={isLive ? fields.send : undefined}
        onSubmit={() => {
          fields.stop();
          if (!fold.current) return;
          fold.current.open = false;
          fold.current.querySelector('summary')?.focus();
        }}
      >
        <HiddenFields fields={entries.filter(([name]) => !shown.has(name))} />
        {search ? <SearchField label={search} value={params.get('search') ?? ''} /> : null}
        {fieldsOf(false)}
        {isSortable ? (
          <div className={sortsByHeading ? 'sort-field' : undefined}>
            <FilterField
              filter={{ name: 'sort', label: 'Order', options: orders }}
              values={params.getAll('sort')}
            />
          </div>
        ) : null}
        <div className="admin-filter-end row gap-5 nowrap">
          <Button type="submit">Filter</Button>
          {isFiltered ? (
            <Link className="text-link" to={resetTo}>
              {resetLabel}
            </Link>
          ) : null}
        </div>
        {fieldsOf(true)}
      </Form>
    </details>
  );
}

const PAUSE_MS = 250;

/** Fields follow the URL, but for the one that has the focus: it is newer. Sends the form soon after a change. */
function useFields(box: RefObject<HTMLElement | null>, query: string) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  useEffect(() => {
    const params = new URLSearchParams(query);
    for (const field of box.current?.querySelectorAll<HTMLInputElement>('[name]:not(:focus)') ?? [])
      if (field.type === 'checkbox') field.checked = params.has(field.name, field.value);
      else if (field.type !== 'hidden') field.value = params.get(field.name) ?? '';
  }, [box, query]);
  return {
    stop,
    send({ currentTarget, target }: ChangeEvent<HTMLFormElement>) {
      const isSearch = target.type === 'search';
      stop();
      timer.current = setTimeout(
        // Each letter of a search is no step back in the history.
        () => void submit(currentTarget, { replace: isSearch && query.includes('search=') }),
        isSearch ? PAUSE_MS : 0,
      );
    },
  };
}

const SEARCH: Filter = { name: 'search', label: '' };

/** What the form filters by, as a person reads it: `Refused`, `“kim”`, `From 2026-08-01`. */
const namesOf = (params: URLSearchParams, filters: readonly Filter[]) =>
  filters.flatMap((filter) =>
    params.getAll(filter.name).map((value) => {
      const text =
        choicesOf(filter).find((choice) => choice.value === value)?.label ??
        (filter.type === 'date' ? value : `“${value}”`);
      return filter.options ? text : `${filter.label} ${text}`.trim();
    }),
  );

const choicesOf = ({ options = [] }: Filter): Choice[] =>
  options.flatMap((option) => ('value' in option ? option : option.options));

function FilterField({ filter, values }: { filter: Filter; values: readonly string[] }) {
  const { name, label, all, options, type = 'text', suggestions = [] } = filter;
  const [value = ''] = values;
  if (type === 'boxes')
    return (
      <fieldset className="list-boxes row wraps gap-x-4 small">
        <legend className="bold">{label}</legend>
        {choicesOf(filter).map((choice) => (
          <label className="inline-flex items-center" key={choice.value}>
            <input
              className="admin-check"
              type="checkbox"
              name={name}
              value={choice.value}
              defaultChecked={values.includes(choice.value)}
            />
            {labelOf(choice)}
          </label>
        ))}
      </fieldset>
    );
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

const Option = ({ value, ...choice }: Choice): ReactNode => (
  <option value={value}>{labelOf({ value, ...choice })}</option>
);

/** `Contact (12)` */
const labelOf = ({ label, count }: Choice) =>
  count === undefined ? label : `${label} (${formatNumber(count)})`;
