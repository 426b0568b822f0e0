import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { FilterChoice } from '#src/admin/parts/filter-choice.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { REDIRECTS_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { REDIRECT_STATUSES } from '#src/domains/redirects/redirect.ts';
import type { RedirectFilter } from '#src/domains/redirects/redirect-views.ts';
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
    <FilterChoice
      name="kind"
      label="Applies to"
      value={filter.kind}
      all="All"
      options={[
        { value: 'exact', label: 'One address' },
        { value: 'prefix', label: 'All below' },
        { value: 'pattern', label: 'All like it, with *' },
      ]}
    />
    <FilterChoice
      name="status"
      label="Status"
      value={filter.status?.toString()}
      all="All"
      options={REDIRECT_STATUSES.map((status) => ({
        value: String(status),
        label: `${status} · ${STATUS_WORDS[status]}`,
      }))}
    />
    <FilterActions resetTo={REDIRECTS_ADDRESS} isFiltered={isFiltered} />
  </Form>
);
