import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import { Form, Link } from 'react-router';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { Field } from '#src/ui/field.tsx';
import { savedQueryOf } from './posts-addresses.ts';
import type { PostsView } from './posts-view.server.ts';

/** The filters that a person has named, and a form that names the current one. */
export function SavedFilters({ filters, query }: Pick<PostsView, 'filters' | 'query'>) {
  const current = savedQueryOf(query);
  const isSaved = filters.some(({ isCurrent }) => isCurrent);
  if (filters.length === 0 && current === '') return null;
  return (
    <div className="posts-saved">
      {filters.length > 0 ? (
        <nav aria-label="Your filters">
          <ul>
            {filters.map((filter) => (
              <li key={filter.id} data-current={filter.isCurrent || undefined}>
                <Link
                  to={`${BLOG_EDITOR_PATH}?${filter.query}`}
                  aria-current={filter.isCurrent ? 'page' : undefined}
                >
                  {filter.name}
                </Link>
                <Form method="post" action={`${BLOG_EDITOR_PATH}?${current}`}>
                  <input type="hidden" name="filter" value={filter.id} />
                  <button
                    type="submit"
                    name="intent"
                    value="remove-filter"
                    aria-label={`Remove the filter “${filter.name}”`}
                  >
                    <svg viewBox="0 0 10 10" aria-hidden="true">
                      <path d="M1.5 1.5l7 7M8.5 1.5l-7 7" />
                    </svg>
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {current !== '' && !isSaved ? <SaveFilter key={current} current={current} /> : null}
    </div>
  );
}

function SaveFilter({ current }: { current: string }) {
  return (
    <details className="posts-save-filter">
      <summary>Save this filter</summary>
      <Form method="post" action={`${BLOG_EDITOR_PATH}?${current}`}>
        <Field id="filter-name" label="Name" hint="Only you see your filters.">
          {(control) => (
            <input
              {...control}
              className="input"
              name="name"
              maxLength={60}
              required
              autoComplete="off"
            />
          )}
        </Field>
        <SubmitButton name="intent" value="save-filter">
          Save
        </SubmitButton>
      </Form>
    </details>
  );
}
