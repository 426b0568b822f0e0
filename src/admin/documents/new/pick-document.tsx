import { Form, Link } from 'react-router';
import { STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { Button } from '#src/admin/kit/button.tsx';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { SearchField } from '#src/admin/kit/search-field.tsx';
import type { DocumentState } from '#src/domains/documents/life/life.ts';
import type { ListedKind } from '#src/admin/documents/list/document-lists.ts';
import './pick-document.css';

interface PickDocumentProps {
  listed: ListedKind;
  /** of the screen of new documents, which takes the id of the picked one as `from` */
  newPath: string;
  /** label of the search field */
  searchedFor: string;
  /** when nothing is found */
  none: string;
  /** what to search for when there are more */
  hint: string;
  search: string | undefined;
  /** `detail` distinguishes documents of the same title */
  documents: readonly { id: string; title: string; detail: string; state: DocumentState }[];
  total: number;
}

/** Finds the document to copy. */
export function PickDocument(props: PickDocumentProps) {
  const { listed, newPath, searchedFor, none, hint, search, documents, total } = props;
  const { noun, label, path } = listed;
  return (
    <>
      <PageHead
        title={`Copy of a ${noun}`}
        crumbs={[
          { label, to: path },
          { label: `New ${noun}`, to: newPath },
        ]}
      />
      <Form
        className="admin-filter compact-fields grid items-end gap-3 gap-x-4 pt-4 pb-5 document-pick-search"
        role="search"
        aria-label={label}
        key={search}
      >
        <input type="hidden" name="from" value="copy" />
        <SearchField label={searchedFor} value={search} />
        <div className="admin-filter-end row gap-5 nowrap">
          <Button type="submit">Search</Button>
        </div>
      </Form>
      {documents.length > 0 ? (
        <>
          <ul className="document-pick measure-wide mt-2 rule-below">
            {documents.map(({ id, title, detail, state }) => (
              <li key={id}>
                <Link
                  className="grid gap-x-4 items-center py-2 small tight"
                  to={`${newPath}?from=${id}`}
                >
                  <b className="bold">{title}</b>
                  <span>{detail}</span>
                  <small>{STATE_NAMES[state]}</small>
                </Link>
              </li>
            ))}
          </ul>
          {total > documents.length ? (
            <p className="mt-4 small muted">
              {formatNumber(total - documents.length)} more. {hint}
            </p>
          ) : null}
        </>
      ) : (
        <p className="admin-missing">
          {none}{' '}
          <Link className="text-link" to={`${newPath}?from=copy`}>
            Show all {noun}s
          </Link>
        </p>
      )}
    </>
  );
}
