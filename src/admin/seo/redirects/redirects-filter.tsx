import { ListFilter } from '#src/admin/parts/list-filter.tsx';
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
  <ListFilter
    className="redirects-filter"
    label="Redirects"
    query={filter}
    kept={['sort', 'concern']}
    search="Address or target"
    filters={[
      {
        name: 'kind',
        label: 'Applies to',
        all: 'All',
        options: [
          { value: 'exact', label: 'One address' },
          { value: 'prefix', label: 'All below' },
          { value: 'pattern', label: 'All like it, with *' },
        ],
      },
      {
        name: 'status',
        label: 'Status',
        all: 'All',
        options: REDIRECT_STATUSES.map((status) => ({
          value: String(status),
          label: `${status} · ${STATUS_WORDS[status]}`,
        })),
      },
    ]}
    resetTo={REDIRECTS_ADDRESS}
    isFiltered={isFiltered}
  />
);
