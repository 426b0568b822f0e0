import { Link } from 'react-router';
import { SelectBox, Selection, TrashButton } from '#src/admin/documents/list/selection.tsx';
import { CheckCountsText } from '#src/admin/documents/list/check-counts.tsx';
import { ListedState } from '#src/admin/documents/list/listed-state.tsx';
import { SelectHeading } from '#src/admin/parts/select-heading.tsx';
import { SortHeading } from '#src/admin/parts/sort-heading.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import { DEFAULT_SORT, pageQueryEntries, pagesAddress, type PageSort } from './page-query.ts';
import { DELETE_PATH } from './pages-addresses.ts';
import { SORT_NAMES } from './pages-labels.ts';
import type { PageRow, PagesView } from './pages-view.ts';

interface PagesTableProps extends Pick<PagesView, 'rows' | 'summary' | 'query'> {
  maySelect: boolean;
}

/** The list of pages. On narrow screens each row becomes a card. */
export function PagesTable({ rows, summary, query, maySelect }: PagesTableProps) {
  const { sort = DEFAULT_SORT, page: _page, ...filter } = query;
  const order = {
    sort,
    sortedBy: (next: PageSort) =>
      pagesAddress({ ...filter, ...(next !== DEFAULT_SORT && { sort: next }) }),
  };
  return (
    <Selection
      noun="pages"
      action={pagesAddress(query)}
      entries={pageQueryEntries(query)}
      summary={summary}
      isOn={maySelect}
      actions={<TrashButton deletePath={DELETE_PATH} action={pagesAddress(query, DELETE_PATH)} />}
    >
      <table
        className="records records-wide records-quiet listed-table pages-table"
        data-plain={!maySelect || undefined}
      >
        <caption className="sr-only">Pages, {SORT_NAMES[sort]}</caption>
        <thead>
          <tr>
            {maySelect ? <SelectHeading /> : null}
            <SortHeading by="title" label="Page" {...order} />
            <SortHeading by="path" label="Path" {...order} />
            <SortHeading by="state" label="State" {...order} />
            <SortHeading by="checks" label="Checks" {...order} startsHigh />
            <SortHeading by="views" label="Views, 28 days" {...order} isNumber />
            <SortHeading by="changed" label="Last change" {...order} startsHigh />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} maySelect={maySelect} />
          ))}
        </tbody>
      </table>
    </Selection>
  );
}

function Row({ row, maySelect }: { row: PageRow; maySelect: boolean }) {
  const { id, title, path, isBuiltIn, state, due, failure, views, changed, by } = row;
  return (
    <tr>
      {maySelect ? <SelectBox row={row} /> : null}
      <th scope="row">
        <Link className="listed-title" to={pageEditorAddress(id)}>
          {title}
        </Link>
      </th>
      <td className="listed-path">
        <span className="listed-path-line">
          <span>{path}</span>
          {isBuiltIn ? <small> Built in</small> : null}
          {row.isHidden ? <small> Not in search engines</small> : null}
        </span>
      </td>
      <td className="listed-state">
        <ListedState state={state} due={due} failure={failure} />
      </td>
      <td className="listed-checks">
        <CheckCountsText checks={row.checks} />
      </td>
      <td className="records-number listed-views" data-none={views === undefined || undefined}>
        {views ?? '–'}
        <span className="records-label"> {views === '1' ? 'view' : 'views'}</span>
      </td>
      <td className="listed-changed">
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
