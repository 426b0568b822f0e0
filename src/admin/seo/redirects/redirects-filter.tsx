import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { REDIRECTS_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { REDIRECT_STATUSES } from '#src/domains/redirects/redirect.ts';
import type { RedirectFilter } from '#src/domains/redirects/redirect-views.ts';
import { Field } from '#src/ui/field.tsx';
import { STATUS_WORDS } from './redirects-view.ts';

/** Filters the list with a plain GET form, so that a filtered list has its own URL. */
export const RedirectsFilter = ({
  filter,
  isFiltered,
}: {
  filter: RedirectFilter;
  isFiltered: boolean;
}) => (
  // A new key resets the inputs to the URL's values, including after going back.
  <Form
    className="admin-filter redirects-filter"
    role="search"
    aria-label="Redirects"
    key={JSON.stringify(filter)}
  >
    {filter.sort ? <input type="hidden" name="sort" value={filter.sort} /> : null}
    {filter.concern ? <input type="hidden" name="concern" value={filter.concern} /> : null}
    <SearchField label="Address or target" value={filter.search} />
    <Field id="kind" label="Applies to">
      {(control) => (
        <select {...control} className="input" name="kind" defaultValue={filter.kind ?? ''}>
          <option value="">All</option>
          <option value="exact">One address</option>
          <option value="prefix">All below</option>
          <option value="pattern">All like it, with *</option>
        </select>
      )}
    </Field>
    <Field id="status" label="Status">
      {(control) => (
        <select {...control} className="input" name="status" defaultValue={filter.status ?? ''}>
          <option value="">All</option>
          {REDIRECT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {status} · {STATUS_WORDS[status]}
            </option>
          ))}
        </select>
      )}
    </Field>
    <FilterActions resetTo={REDIRECTS_ADDRESS} isFiltered={isFiltered} />
  </Form>
);
