import { Form } from 'react-router';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { FilterChoice, SortChoice } from '#src/admin/parts/filter-choice.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { SORT_NAMES } from './post-labels.ts';
import { DEFAULT_SORT, NONE, POST_SORTS } from './post-query.ts';
import type { PostsView } from './posts-view.ts';

/** Filters the list with a plain GET form, so that a filtered list has its own URL. */
export function PostsFilter({
  query,
  isFiltered,
  choices,
}: Pick<PostsView, 'query' | 'isFiltered' | 'choices'>) {
  const { state, search, sort } = query;
  return (
    // A new key resets the inputs to the URL's values, including after going back.
    <Form
      className="admin-filter posts-filter"
      role="search"
      aria-label="Posts"
      key={JSON.stringify(query)}
    >
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <SearchField label="Title or text" value={search} />
      <FilterChoice
        name="tag"
        label="Category or tag"
        value={query.tag}
        all="All"
        options={choices.tags}
      />
      <FilterChoice
        name="author"
        label="Author"
        value={query.author}
        all="Everyone"
        options={[...choices.authors, { value: NONE, label: 'No author' }]}
      />
      {state === 'trash' ? null : (
        <>
          <FilterChoice
            name="listed"
            label="Listing"
            value={query.listed}
            all="Listed or not"
            options={[
              { value: 'yes', label: 'Listed' },
              { value: 'no', label: 'Not listed' },
            ]}
          />
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
          {choices.templates.length > 0 ? (
            <FilterChoice
              name="template"
              label="Template"
              value={query.template}
              all="Any or none"
              options={[...choices.templates, { value: NONE, label: 'No template' }]}
            />
          ) : null}
          <FilterChoice
            name="by"
            label="Last change"
            value={query.by}
            all="By anyone"
            options={[{ value: 'me', label: 'By me' }]}
          />
        </>
      )}
      <SortChoice value={sort} sorts={POST_SORTS} initial={DEFAULT_SORT} names={SORT_NAMES} />
      <FilterActions
        resetTo={state ? `${BLOG_EDITOR_PATH}?state=${state}` : BLOG_EDITOR_PATH}
        isFiltered={isFiltered}
      />
    </Form>
  );
}
