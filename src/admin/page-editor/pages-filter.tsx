import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { FilterChoice, SortChoice } from '#src/admin/parts/filter-choice.tsx';
import { PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { DEFAULT_SORT, PAGE_SORTS, type PageQuery } from './page-query.ts';
import { SORT_NAMES } from './pages-labels.ts';

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
          <FilterChoice
            name="checks"
            label="Checks"
            value={query.checks}
            all="Every result"
            options={[
              { value: 'blocks', label: 'Something to fix' },
              { value: 'any', label: 'Any finding' },
            ]}
          />
          <FilterChoice
            name="origin"
            label="Kind"
            value={query.origin}
            all="Every kind"
            options={[
              { value: 'built-in', label: 'Built in' },
              { value: 'own', label: 'Made by the team' },
            ]}
          />
          <FilterChoice
            name="by"
            label="Last change"
            value={query.by}
            all="By anyone"
            options={[{ value: 'me', label: 'By me' }]}
          />
          <FilterChoice
            name="engines"
            label="Search engines"
            value={query.engines}
            all="Listed or not"
            options={[{ value: 'hidden', label: 'Not listed' }]}
          />
        </>
      )}
      <div className="sort-field">
        <SortChoice value={sort} sorts={PAGE_SORTS} initial={DEFAULT_SORT} names={SORT_NAMES} />
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
