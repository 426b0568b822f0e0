import { Link } from 'react-router';
import { SelectBox, Selection } from '#src/admin/documents/list/selection.tsx';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { SelectHeading } from '#src/admin/parts/select-heading.tsx';
import { SortHeading } from '#src/admin/parts/sort-heading.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { routeAddress, SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { EDIT_ROUTES_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import type { RouteSort } from '#src/domains/seo/routes/route-filter.ts';
import { SORT_NAMES } from './route-labels.ts';
import { ROUTES } from './routes-query.ts';
import type { Cell, RouteRow, RoutesView } from './routes-view.ts';

interface RoutesTableProps {
  view: RoutesView;
  mayEdit: boolean;
}

/** The table of all routes. On narrow screens each row becomes a card. */
export function RoutesTable({ view, mayEdit }: RoutesTableProps) {
  const { query, rows, summary, total } = view;
  const { sort = ROUTES.initial, page: _page, open: _open, ...filter } = query;
  const order = { sort, sortedBy: (next: RouteSort) => ROUTES.address({ ...filter, sort: next }) };
  // Both are in one column, whose heading sorts by the path.
  const byTitle = sort === 'title' ? 'path' : 'title';
  return (
    <Selection
      list={{
        noun: 'route',
        address: () => SEO_ADDRESS,
        entries: () => ROUTES.entries(filter),
      }}
      query={query}
      summary={summary}
      isOn={mayEdit}
      actions={<EditButton />}
      {...(mayEdit &&
        total > 1 && {
          aside: (
            <>
              <Link className="text-link routes-sort" to={order.sortedBy(byTitle)}>
                Sort by {byTitle}
              </Link>
              <Link className="text-link" to={ROUTES.address(filter, EDIT_ROUTES_ADDRESS)}>
                Edit all {formatNumber(total)} at once
              </Link>
            </>
          ),
        })}
    >
      <table
        className="records records-wide records-quiet listed-table routes-table"
        data-plain={!mayEdit || undefined}
      >
        <caption className="sr-only">Routes, {SORT_NAMES[sort]}</caption>
        <thead>
          <tr>
            {mayEdit ? <SelectHeading /> : null}
            <SortHeading by="path" label="Route" {...order} />
            <SortHeading by="description" label="Description" {...order} />
            <SortHeading by="kind" label="Search and sharing" {...order} />
            <SortHeading by="words" label="Words" {...order} isNumber />
            <SortHeading by="links" label="Links here" {...order} isNumber />
            <SortHeading by="views" label="Views, 28 days" {...order} isNumber />
            <SortHeading by="findings" label="Checks" {...order} startsHigh />
            <SortHeading by="changed" label="Last change" {...order} startsHigh />
            {mayEdit ? (
              <th scope="col">
                <span className="sr-only">Edit</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.path}
              row={row}
              mayEdit={mayEdit}
              openAddress={ROUTES.address({ ...query, open: row.path })}
            />
          ))}
        </tbody>
      </table>
    </Selection>
  );
}

const EditButton = () => (
  <button
    className="btn btn-small btn-ink"
    type="submit"
    formMethod="get"
    formAction={EDIT_ROUTES_ADDRESS}
  >
    Edit together
  </button>
);

interface RowProps {
  row: RouteRow;
  mayEdit: boolean;
  openAddress: string;
}

function Row({ row, mayEdit, openAddress }: RowProps) {
  const { path, title, description, facts, findings } = row;
  return (
    <tr id={path}>
      {mayEdit ? <SelectBox row={{ choice: path, title: path, isPublic: false }} /> : null}
      <th scope="row">
        <Link className="listed-title routes-title" to={routeAddress(path)}>
          <Value cell={title} />
        </Link>
        <span className="routes-path">{path}</span>
        <span className="routes-kind">
          {row.kind}, {row.source.toLowerCase()}
        </span>
      </th>
      <td className="routes-description">
        <span>
          <Value cell={description} />
        </span>
      </td>
      <td className="routes-search">
        <span>
          <Value cell={row.robots} />, <Value cell={row.picture} />
        </span>
        {row.canonical ? (
          <span>
            Canonical <Value cell={row.canonical} />
          </span>
        ) : null}
        <span className="routes-schema">
          {facts ? facts.schema || 'No structured data' : 'Not read yet'}
        </span>
      </td>
      <td className="records-number routes-words" data-none={!facts || undefined}>
        {facts?.words ?? '–'}
        <span className="records-label"> words</span>
      </td>
      <td className="records-number routes-links" data-none={!facts || undefined}>
        {facts?.links ?? '–'}
        <span className="records-label"> {facts?.links === '1' ? 'link' : 'links'} here</span>
      </td>
      <td className="records-number routes-views">
        {row.views}
        <span className="records-label"> {row.views === '1' ? 'view' : 'views'}</span>
      </td>
      <td className="routes-checks">
        {findings > 0 ? (
          <Link className="routes-findings" to={`${routeAddress(path)}#findings`}>
            {formatCount(findings, 'finding')}
          </Link>
        ) : facts ? (
          <>
            None<span className="records-label"> found</span>
          </>
        ) : (
          'Not yet'
        )}
      </td>
      <td className="routes-changed" data-none={!facts || undefined}>
        <span className="records-label">Changed </span>
        {facts ? <Time at={facts.changed} /> : '–'}
      </td>
      {mayEdit ? (
        <td className="routes-edit">
          <Link
            className="text-link"
            to={openAddress}
            preventScrollReset
            data-edits={path}
            aria-label={`Edit ${path}`}
          >
            Edit
          </Link>
        </td>
      ) : null}
    </tr>
  );
}

/** A value, with a mark if the SEO manager sets it, and what is wrong with it. */
const Value = ({ cell: { text, isSet, problem } }: { cell: Cell }) => (
  <>
    {text}
    {isSet ? ' ' : null}
    {isSet ? <small className="routes-set">Set here</small> : null}
    {problem ? ' ' : null}
    {problem ? <small className="routes-problem">{problem}</small> : null}
  </>
);
