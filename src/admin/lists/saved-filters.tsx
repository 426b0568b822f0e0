import { Button } from '#src/admin/kit/button.tsx';
import { Icon } from '#src/admin/kit/icon.tsx';
import { InputField } from '#src/admin/kit/input-field.tsx';
import { Form, Link } from 'react-router';
import { HiddenFields, SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { type List, queryToSave, type SavedView } from './define-list.ts';
import './saved-filters.css';

const VIEWS_PATH = '/admin/api/views';

interface SavedFiltersProps {
  list: List;
  view: { query: object; saved?: readonly SavedView[] | undefined };
}

/** The filters that a person has named, and a form that names the current one. */
export function SavedFilters({ list, view: { query, saved } }: SavedFiltersProps) {
  if (!saved) return null;
  const current = queryToSave(list, query);
  const back = list.address({ ...query, page: 1 });
  const isSaved = saved.some(({ isCurrent }) => isCurrent);
  if (saved.length === 0 && current === '') return null;
  return (
    <div className="saved-filters flex wraps items-start gap-2 gap-x-6 mt-3">
      {saved.length > 0 ? (
        <nav aria-label="Your filters">
          <ul>
            {saved.map((filter) => (
              <li key={filter.id} data-current={filter.isCurrent || undefined}>
                <Link
                  to={`${list.path}?${filter.query}`}
                  aria-current={filter.isCurrent ? 'page' : undefined}
                >
                  {filter.name}
                </Link>
                <Form method="post" action={VIEWS_PATH}>
                  <HiddenFields
                    fields={[
                      ['back', back],
                      ['filter', filter.id],
                    ]}
                  />
                  <Button
                    className="saved-filters-delete"
                    type="submit"
                    name="intent"
                    value="remove-filter"
                    aria-label={`Remove the filter “${filter.name}”`}
                  >
                    <Icon size={10} path="M1.5 1.5l7 7M8.5 1.5l-7 7" />
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {current !== '' && !isSaved ? (
        <SaveFilter key={current} fields={{ list: list.nouns, query: current, back }} />
      ) : null}
    </div>
  );
}

function SaveFilter({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <details className="saved-filters-new">
      <summary className="inline-flex items-center tap small underlined">Save this filter</summary>
      <Form method="post" action={VIEWS_PATH}>
        <HiddenFields fields={Object.entries(fields)} />
        <InputField
          id="filter-name"
          label="Name"
          hint="Only you see your filters."
          name="name"
          maxLength={60}
          required
        />
        <SubmitButton name="intent" value="save-filter">
          Save
        </SubmitButton>
      </Form>
    </details>
  );
}
