import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { Field } from '#src/ui/field.tsx';
import { DEFAULT_SORT, PAGE_SORTS, type PageQuery } from './page-query.ts';
import { SORT_NAMES } from './pages-labels.ts';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Filters the list with a plain GET form, so that a filtered list has its own URL. */
export function PagesFilter({ query, isFiltered }: { query: PageQuery; isFiltered: boolean }) {
  const { state, search, sort } = query;
  const isTrash = state === 'trash';
  return (
    // A new key resets the inputs to the URL's values, including after going back.
    <Form
      className="admin-filter pages-filter"
      role="search"
      aria-label="Pages"
      key={JSON.stringify(query)}
    >
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <SearchField label="Title or path" value={search} />
      {isTrash ? null : (
        <>
          <Choice
            name="checks"
            label="Checks"
            value={query.checks}
            options={{ '': 'Every result', blocks: 'Something to fix', any: 'Any finding' }}
          />
          <Choice
            name="origin"
            label="Kind"
            value={query.origin}
            options={{ '': 'Every kind', 'built-in': 'Built in', own: 'Made by the team' }}
          />
          <Choice
            name="by"
            label="Last change"
            value={query.by}
            options={{ '': 'By anyone', me: 'By me' }}
          />
          <Choice
            name="engines"
            label="Search engines"
            value={query.engines}
            options={{ '': 'Listed or not', hidden: 'Not listed' }}
          />
        </>
      )}
      {/* On wide screens the column headings sort; the hidden select keeps the order when the filter changes. */}
      <div className="sort-field">
        <Choice
          name="sort"
          label="Order"
          value={sort}
          options={Object.fromEntries(
            [DEFAULT_SORT, ...PAGE_SORTS.filter((each) => each !== DEFAULT_SORT)].map((each) => [
              each === DEFAULT_SORT ? '' : each,
              capitalize(SORT_NAMES[each]),
            ]),
          )}
        />
      </div>
      <FilterActions
        resetTo={state ? `${PAGE_EDITOR_PATH}?state=${state}` : PAGE_EDITOR_PATH}
        isFiltered={isFiltered && Object.keys(query).some((name) => !KEPT.has(name))}
      />
    </Form>
  );
}

/** What 'Show all' keeps. */
const KEPT = new Set(['state', 'page', 'sort']);

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  options: Readonly<Record<string, string>>;
}

const Choice = ({ name, label, value = '', options }: ChoiceProps) => (
  <Field id={name} label={label}>
    {(control) => (
      <select {...control} className="input" name={name} defaultValue={value}>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
