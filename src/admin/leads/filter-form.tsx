import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { Field } from '#src/ui/field.tsx';
import { DEFAULT_SORT, LEADS_PATH } from './lead-filter.ts';
import { LISTED_STATES, SORT_NAMES } from './lead-labels.ts';
import type { LeadsView } from './leads-view.ts';

/** Filters the list with a plain GET form, so that a filtered list has its own URL. */
export function FilterForm({
  filter,
  forms,
  sources,
  isFiltered,
  seesPeople,
}: Pick<LeadsView, 'filter' | 'forms' | 'sources' | 'isFiltered'> & { seesPeople: boolean }) {
  return (
    // A new key resets the inputs to the URL's values, including after going back.
    <Form className="admin-filter" role="search" aria-label="Leads" key={JSON.stringify(filter)}>
      {filter.emails ? <input type="hidden" name="emails" value={filter.emails} /> : null}
      {seesPeople ? <SearchField label="Name, company, or email" value={filter.search} /> : null}
      <Field id="form" label="Form">
        {(control) => (
          <select {...control} className="input" name="form" defaultValue={filter.form ?? ''}>
            <option value="">Every form</option>
            {forms.map(({ form, label }) => (
              <option key={form} value={form}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="state" label="State">
        {(control) => (
          <select {...control} className="input" name="state" defaultValue={filter.state ?? ''}>
            <option value="">Every state</option>
            {Object.entries(LISTED_STATES).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="source" label="Source">
        {(control) => (
          <>
            <input
              {...control}
              className="input"
              name="source"
              maxLength={200}
              autoComplete="off"
              list="sources"
              defaultValue={filter.source}
            />
            <datalist id="sources">
              {sources.map((source) => (
                <option key={source}>{source}</option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      {/* On wide screens the column headings sort; the hidden select keeps the order when the filter changes. */}
      <div className="sort-field">
        <Field id="sort" label="Order">
          {(control) => (
            <select {...control} className="input" name="sort" defaultValue={filter.sort ?? ''}>
              {Object.entries(SORT_NAMES).map(([sort, name]) => (
                <option key={sort} value={sort === DEFAULT_SORT ? '' : sort}>
                  {name.charAt(0).toUpperCase() + name.slice(1)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <FilterActions resetTo={LEADS_PATH} isFiltered={isFiltered} />
    </Form>
  );
}
