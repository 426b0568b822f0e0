import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { FilterChoice, SortChoice } from '#src/admin/parts/filter-choice.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { Field } from '#src/ui/field.tsx';
import type { LeadSort } from '#src/domains/leads/lead-views.ts';
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
      <FilterChoice
        name="form"
        label="Form"
        value={filter.form}
        all="Every form"
        options={forms.map(({ form, label }) => ({ value: form, label }))}
      />
      <FilterChoice
        name="state"
        label="State"
        value={filter.state}
        all="Every state"
        options={Object.entries(LISTED_STATES).map(([value, label]) => ({ value, label }))}
      />
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
      <div className="sort-field">
        <SortChoice
          value={filter.sort}
          sorts={Object.keys(SORT_NAMES) as LeadSort[]}
          initial={DEFAULT_SORT}
          names={SORT_NAMES}
        />
      </div>
      <FilterActions resetTo={LEADS_PATH} isFiltered={isFiltered} />
    </Form>
  );
}
