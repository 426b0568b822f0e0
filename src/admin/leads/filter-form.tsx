import { SortChoice } from '#src/admin/parts/filter-choice.tsx';
import { ListFilter } from '#src/admin/parts/list-filter.tsx';
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
    <ListFilter
      label="Leads"
      query={filter}
      kept={['emails']}
      search={seesPeople ? 'Name, company, or email' : undefined}
      filters={[
        {
          name: 'form',
          label: 'Form',
          all: 'Every form',
          options: forms.map(({ form, label }) => ({ value: form, label })),
        },
        {
          name: 'state',
          label: 'State',
          all: 'Every state',
          options: Object.entries(LISTED_STATES).map(([value, label]) => ({ value, label })),
        },
      ]}
      resetTo={LEADS_PATH}
      isFiltered={isFiltered}
    >
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
    </ListFilter>
  );
}
