import { Form, Link, useNavigation } from 'react-router';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import type { PageRow } from './pages-view.ts';

interface PagesTableProps {
  rows: readonly PageRow[];
  summary: string;
  may: { edit: boolean; purge: boolean };
}

/** The list of pages. On narrow screens each row becomes a card. */
export const PagesTable = ({ rows, summary, may }: PagesTableProps) => (
  <>
    <p className="records-summary">{summary}</p>
    <table className="records records-wide records-quiet pages-table">
      <caption className="sr-only">Pages, last changed first</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">State</th>
          <th scope="col">Path</th>
          <th scope="col">Last change</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} may={may} />
        ))}
      </tbody>
    </table>
  </>
);

function Row({ row, may }: { row: PageRow; may: PagesTableProps['may'] }) {
  const { id, title, path, isBuiltIn, state, due, failure, changed, by } = row;
  return (
    <tr>
      <th scope="row">
        <Link className="pages-title" to={pageEditorAddress(id)}>
          {title}
        </Link>
      </th>
      <td className="pages-state">
        <DocumentStateMark state={state} />
        {due ? (
          <span className="pages-due">
            {due.label} <Time at={due.time} />
          </span>
        ) : null}
        {failure === null ? null : <span className="pages-failure">Overdue: {failure}</span>}
        {state === 'trash' && may.edit ? <TrashButtons row={row} mayPurge={may.purge} /> : null}
      </td>
      <td className="pages-path">
        {path}
        {isBuiltIn ? <span className="pages-note"> Built in</span> : null}
      </td>
      <td className="pages-changed">
        {changed ? (
          <>
            <Time at={changed} />, {by}
          </>
        ) : (
          'Not edited'
        )}
      </td>
    </tr>
  );
}

function TrashButtons({ row, mayPurge }: { row: PageRow; mayPurge: boolean }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="pages-trash">
      <input type="hidden" name="id" value={row.id} />
      <button
        className="btn btn-small btn-quiet"
        type="submit"
        name="intent"
        value="restore"
        disabled={isBusy}
        aria-label={`Restore: ${row.title}`}
      >
        Restore
      </button>
      {mayPurge ? (
        <details>
          <summary aria-label={`Delete for good: ${row.title}`}>Delete for good</summary>
          <button
            className="btn btn-small btn-ink"
            type="submit"
            name="intent"
            value="purge"
            disabled={isBusy}
          >
            Delete it and its whole history
          </button>
        </details>
      ) : null}
    </Form>
  );
}
