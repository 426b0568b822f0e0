import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { SelectAll } from '#src/admin/parts/select-all.tsx';
import { SortHeading } from '#src/admin/parts/sort-heading.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import type { RedirectSort } from '#src/domains/redirects/redirect-views.ts';
import { DEFAULT_SORT, redirectsAddress } from './redirect-query.ts';
import type { RedirectRow, RedirectsView } from './redirects-view.ts';

type TableProps = Pick<RedirectsView, 'rows' | 'summary' | 'filter' | 'page' | 'pages'> & {
  mayEdit: boolean;
};

/** The redirects, which can be deleted together. On narrow screens each row becomes a card. */
export function RedirectsTable({ rows, summary, filter, page, pages, mayEdit }: TableProps) {
  const { key } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  const order = {
    sort: filter.sort ?? DEFAULT_SORT,
    sortedBy: (sort: RedirectSort) => redirectsAddress({ ...filter, sort }),
  };
  return (
    // A new key clears the selection after an action.
    <Form method="post" action={redirectsAddress(filter, page)} key={key}>
      <input type="hidden" name="intent" value="delete" />
      <p className="records-summary">
        {mayEdit ? <SelectAll /> : null}
        {summary}{' '}
        <Link
          className="text-link redirects-sort"
          to={order.sortedBy(filter.sort === 'wins' ? DEFAULT_SORT : 'wins')}
          preventScrollReset
        >
          {filter.sort === 'wins' ? 'Sort by newest' : 'Sort by which wins'}
        </Link>
      </p>
      <table
        className="records records-wide records-quiet redirects-table"
        data-plain={!mayEdit || undefined}
      >
        <caption className="sr-only">Redirects</caption>
        <thead>
          <tr>
            {mayEdit ? (
              <th scope="col">
                <span className="sr-only">Select</span>
              </th>
            ) : null}
            <SortHeading by="from" label="From" {...order} />
            <SortHeading by="to" label="To" {...order} />
            <th scope="col">Status</th>
            <SortHeading by="hits" label="Hits" {...order} isNumber />
            <SortHeading by="last-hit" label="Last hit" {...order} isNumber />
            <SortHeading by="since" label="Since" {...order} isNumber />
            {mayEdit ? (
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.from} row={row} mayEdit={mayEdit} isBusy={isBusy} />
          ))}
        </tbody>
      </table>
      {mayEdit ? (
        <div className="admin-bulk" role="group" aria-label="With the selected redirects">
          <p>selected</p>
          {pages > 1 ? (
            <label className="redirects-all">
              <input className="admin-check" type="checkbox" name="all" value="yes" />
              All that match, on every page
            </label>
          ) : null}
          <SubmitButton>Delete</SubmitButton>
        </div>
      ) : null}
    </Form>
  );
}

function Row({ row, mayEdit, isBusy }: { row: RedirectRow; mayEdit: boolean; isBusy: boolean }) {
  const { from, label, to, type, concern, hits, lastHit, by, since, editTo } = row;
  return (
    <tr>
      {mayEdit ? (
        <td className="redirects-select">
          <input
            className="admin-check"
            type="checkbox"
            name="from"
            value={from}
            aria-label={label}
          />
        </td>
      ) : null}
      <th scope="row">
        {mayEdit ? (
          <Link to={editTo} preventScrollReset>
            <b>{label}</b>
          </Link>
        ) : (
          <span>
            <b>{label}</b>
          </span>
        )}
      </th>
      <td className="redirects-to">
        {to === '' ? 'Nothing, on purpose' : to}
        {concern ? <strong className="redirects-concern">{concern}</strong> : null}
      </td>
      <td className="redirects-type">{type}</td>
      <td className="records-number redirects-hits">
        {hits}
        <span className="records-label"> {hits === '1' ? 'hit' : 'hits'}</span>
      </td>
      <td className="records-number redirects-last">
        {lastHit ? (
          <>
            <span className="records-label">last </span>
            <Time at={lastHit} />
          </>
        ) : (
          <>
            Never<span className="records-label"> hit</span>
          </>
        )}
      </td>
      <td className="records-number redirects-since">
        <span className="records-label">since </span>
        <Time at={since} />
        <span className="redirects-by">{by}</span>
      </td>
      {mayEdit ? (
        <td className="redirects-delete">
          <button
            className="text-link"
            type="submit"
            name="one"
            value={from}
            aria-label={`Delete the redirect from ${label}`}
            disabled={isBusy}
          >
            Delete
          </button>
        </td>
      ) : null}
    </tr>
  );
}
