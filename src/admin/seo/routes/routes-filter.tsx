import { capitalize } from '#src/domains/documents/name-of-field.ts';
import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { FilterChoice } from '#src/admin/parts/filter-choice.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { EDITABLE_KINDS } from '#src/domains/seo/routes/route-filter.ts';
import { KIND_NAMES, SORT_NAMES } from './route-labels.ts';
import { DEFAULT_SORT, ROUTE_SORTS } from './routes-query.ts';
import type { RoutesView } from './routes-view.ts';

/** Filters the table with a plain GET form, so that a filtered table has its own URL. */
export const RoutesFilter = ({
  query,
  isFiltered,
  checks,
}: Pick<RoutesView, 'query' | 'isFiltered' | 'checks'>) => (
  // A new key resets the inputs to the URL's values, including after going back.
  <Form
    className="admin-filter routes-filter"
    role="search"
    aria-label="Routes"
    key={JSON.stringify(query)}
  >
    <SearchField label="Path or title" value={query.search} />
    <FilterChoice
      name="check"
      label="Checks"
      value={query.check}
      all="Any result"
      options={[{ value: 'any', label: 'Any finding' }, ...checks]}
    />
    <FilterChoice
      name="kind"
      label="Kind"
      value={query.kind}
      all="Every kind"
      options={EDITABLE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
    />
    <FilterChoice
      name="set"
      label="Values"
      value={query.set}
      all="Any source"
      options={[
        { value: 'yes', label: 'Set here' },
        { value: 'no', label: 'Nothing set here' },
      ]}
    />
    <FilterChoice
      name="hidden"
      label="Search engines"
      value={query.hidden}
      all="Listed or not"
      options={[
        { value: 'no', label: 'Listed' },
        { value: 'yes', label: 'Hidden, or another canonical' },
      ]}
    />
    {/* On wide screens the column headings sort; the hidden select keeps the order when the filter changes. */}
    <div className="sort-field">
      <FilterChoice
        name="sort"
        label="Order"
        value={query.sort}
        all={capitalize(SORT_NAMES[DEFAULT_SORT])}
        options={ROUTE_SORTS.filter((sort) => sort !== DEFAULT_SORT).map((value) => ({
          value,
          label: capitalize(SORT_NAMES[value]),
        }))}
      />
    </div>
    <FilterActions resetTo={SEO_ADDRESS} isFiltered={isFiltered} />
  </Form>
);
