import { SortChoice } from '#src/admin/parts/filter-choice.tsx';
import { ListFilter } from '#src/admin/parts/list-filter.tsx';
import { SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { EDITABLE_KINDS, type RouteSort } from '#src/domains/seo/routes/route-filter.ts';
import { KIND_NAMES, SORT_NAMES } from './route-labels.ts';
import { ROUTES } from './routes-query.ts';
import type { RoutesView } from './routes-view.ts';

/** Filters the table. */
export const RoutesFilter = ({
  query,
  isFiltered,
  checks,
}: Pick<RoutesView, 'query' | 'isFiltered' | 'checks'>) => (
  <ListFilter
    className="routes-filter"
    label="Routes"
    query={query}
    search="Path or title"
    filters={[
      {
        name: 'check',
        label: 'Checks',
        all: 'Any result',
        options: [{ value: 'any', label: 'Any finding' }, ...checks],
      },
      {
        name: 'kind',
        label: 'Kind',
        all: 'Every kind',
        options: EDITABLE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
      },
      {
        name: 'set',
        label: 'Values',
        all: 'Any source',
        options: [
          { value: 'yes', label: 'Set here' },
          { value: 'no', label: 'Nothing set here' },
        ],
      },
      {
        name: 'hidden',
        label: 'Search engines',
        all: 'Listed or not',
        options: [
          { value: 'no', label: 'Listed' },
          { value: 'yes', label: 'Hidden, or another canonical' },
        ],
      },
    ]}
    resetTo={SEO_ADDRESS}
    isFiltered={isFiltered}
  >
    <div className="sort-field">
      <SortChoice
        value={query.sort}
        sorts={Object.keys(SORT_NAMES) as RouteSort[]}
        initial={ROUTES.initial}
        names={SORT_NAMES}
      />
    </div>
  </ListFilter>
);
