import { Form, Link, useLocation, useNavigation } from 'react-router';
import { SortHeading } from '#src/admin/parts/sort-heading.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import type {
  RedirectFilter,
  RedirectSort,
  RedirectSortKey,
} from '#src/domains/redirects/redirect-views.ts';
import { DEFAULT_SORT, redirectsAddress } from './redirect-query.ts';
import type { RedirectRow, RedirectsView } from './redirects-view.ts';

type TableProps = Pick<RedirectsView, 'rows' | 'summary' | 'filter' | 'page'> & {
  mayEdit: boolean;
};

/** The redirects, which can be deleted together. On narrow screens each row becomes a card. */
export function RedirectsTable({ rows, summary, filter, page, mayEdit }: TableProps) {
  const { key } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    // A new key clears the selection after an action.
    <Form method="post" action={redirectsAddress(filter, page)} key={key}>
      <input type="hidden" name="intent" value="delete" />
      <p className="records-summary">{summary}</p>
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
            <Heading by="from" label="From" filter={filter} />
            <Heading by="to" label="To" filter={filter} />
            <th scope="col">Status</th>
            <Heading by="hits" label="Hits" filter={filter} isNumber />
            <Heading by="last-hit" label="Last hit" filter={filter} isNumber />
            <Heading by="since" label="Since" filter={filter} isNumber />
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
          <button className="btn btn-small btn-quiet" type="submit" disabled={isBusy}>
            Delete
          </button>
        </div>
      ) : null}
    </Form>
  );
}

function Row({ row, mayEdit, isBusy }: { row: RedirectRow; mayEdit: boolean; isBusy: boolean }) {
  const { from, to, type, concern, hits, lastHit, by, since, editTo } = row;
  return (
    <tr>
      {mayEdit ? (
        <td className="redirects-select">
          <input
            className="admin-check"
            type="checkbox"
            name="from"
            value={from}
            aria-label={from}
          />
        </td>
      ) : null}
      <th scope="row">
        {mayEdit ? (
          <Link to={editTo} preventScrollReset>
            <b>{from}</b>
          </Link>
        ) : (
          <span>
            <b>{from}</b>
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
        <span className="records-label"> hits</span>
      </td>
      <td className="records-number redirects-last">
        <span className="records-label">last </span>
        {lastHit ? <Time at={lastHit} /> : 'never'}
      </td>
      <td className="records-number redirects-since">
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
            aria-label={`Delete the redirect from ${from}`}
            disabled={isBusy}
          >
            Delete
          </button>
        </td>
      ) : null}
    </tr>
  );
}

interface HeadingProps {
  by: RedirectSortKey;
  label: string;
  filter: RedirectFilter;
  isNumber?: boolean;
}

/** A column heading that sorts the list, in the other direction when it already does. */
function Heading({ by, label, filter, isNumber = false }: HeadingProps) {
  const { sort = DEFAULT_SORT } = filter;
  const [up, down]: [RedirectSort, RedirectSort] = [by, `-${by}`];
  // Numbers and times start with the highest.
  const first = isNumber ? down : up;
  const next = sort === up ? down : sort === down ? up : first;
  return (
    <SortHeading
      label={label}
      isNumber={isNumber}
      sorted={sort === up ? 'ascending' : sort === down ? 'descending' : undefined}
      to={redirectsAddress({ ...filter, sort: next })}
    />
  );
}
