import { Form, Link } from 'react-router';
import { STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import type { DocumentState } from '#src/domains/documents/life.ts';
import { NEW_PAGE_PATH } from './pages-addresses.ts';

interface PickPageProps {
  search: string | undefined;
  pages: readonly { id: string; title: string; path: string; state: DocumentState }[];
  total: number;
}

/** Finds the page to copy. */
export const PickPage = ({ search, pages, total }: PickPageProps) => (
  <>
    <PageHead
      title="Copy of a page"
      crumbs={[
        { label: 'Pages', to: PAGE_EDITOR_PATH },
        { label: 'New page', to: NEW_PAGE_PATH },
      ]}
    />
    <Form className="admin-filter page-pick-search" role="search" aria-label="Pages" key={search}>
      <input type="hidden" name="from" value="copy" />
      <SearchField label="Title or path" value={search} />
      <div className="admin-filter-end">
        <button className="btn btn-small btn-quiet" type="submit">
          Search
        </button>
      </div>
    </Form>
    {pages.length > 0 ? (
      <>
        <ul className="page-pick">
          {pages.map(({ id, title, path, state }) => (
            <li key={id}>
              <Link to={`${NEW_PAGE_PATH}?from=${id}`}>
                <b>{title}</b>
                <span>{path}</span>
                <small>{STATE_NAMES[state]}</small>
              </Link>
            </li>
          ))}
        </ul>
        {total > pages.length ? (
          <p className="page-pick-more">
            {formatNumber(total - pages.length)} more. Search for the title or path of the page.
          </p>
        ) : null}
      </>
    ) : (
      <p className="admin-missing">
        No page has this in its title or path.{' '}
        <Link className="text-link" to={`${NEW_PAGE_PATH}?from=copy`}>
          Show all pages
        </Link>
      </p>
    )}
  </>
);
