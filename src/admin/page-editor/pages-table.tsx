import { Link } from 'react-router';
import { SelectBox, Selection, TrashButton } from '#src/admin/documents/list/selection.tsx';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { SortHeading } from '#src/admin/parts/sort-heading.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import {
  DEFAULT_SORT,
  type PageQuery,
  pageQueryEntries,
  pagesAddress,
  type PageSortKey,
} from './page-query.ts';
import { DELETE_PATH } from './pages-addresses.ts';
import { SORT_NAMES, toFix, toImprove } from './pages-labels.ts';
import type { PageRow, PagesView } from './pages-view.ts';

interface PagesTableProps extends Pick<PagesView, 'rows' | 'summary' | 'query'> {
  maySelect: boolean;
}

/** The list of pages. On narrow screens each row becomes a card. */
export const PagesTable = ({ rows, summary, query, maySelect }: PagesTableProps) => (
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
      <caption className="sr-only">Pages, {SORT_NAMES[query.sort ?? DEFAULT_SORT]}</caption>
      <thead>
        <tr>
          {maySelect ? (
            <th scope="col">
              <span className="sr-only">Select</span>
            </th>
          ) : null}
          <Heading by="title" label="Page" query={query} />
          <Heading by="path" label="Path" query={query} />
          <Heading by="state" label="State" query={query} />
          <Heading by="checks" label="Checks" query={query} startsHigh />
          <Heading by="views" label="Views, 28 days" query={query} isNumber />
          <Heading by="changed" label="Last change" query={query} startsHigh />
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

interface HeadingProps {
  by: PageSortKey;
  label: string;
  query: PageQuery;
  isNumber?: boolean;
  /** begins with the most or the newest */
  startsHigh?: boolean;
}

function Heading({ by, label, query, isNumber = false, startsHigh = isNumber }: HeadingProps) {
  const { sort = DEFAULT_SORT, page: _page, ...filter } = query;
  const next = sort === by || (sort !== `-${by}` && startsHigh) ? (`-${by}` as const) : by;
  return (
    <SortHeading
      label={label}
      isNumber={isNumber}
      sorted={sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : undefined}
      to={pagesAddress({ ...filter, ...(next !== DEFAULT_SORT && { sort: next }) })}
    />
  );
}

function Row({ row, maySelect }: { row: PageRow; maySelect: boolean }) {
  const { id, title, path, isBuiltIn, state, due, failure, views, changed, by } = row;
  return (
    <tr>
      {maySelect ? <SelectBox id={id} title={title} isPublic={row.isPublic} /> : null}
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
        <DocumentStateMark state={state} />
        {due ? (
          <span className="listed-due">
            {due.label} <Time at={due.time} />
          </span>
        ) : null}
        {failure === null ? null : <span className="listed-failure">Overdue: {failure}</span>}
      </td>
      <td className="listed-checks">
        <Checks checks={row.checks} />
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

function Checks({ checks }: Pick<PageRow, 'checks'>) {
  if (!checks) return 'Not checked yet';
  const { blocking, warnings } = checks;
  if (blocking === null || warnings === null) return 'Cannot be checked';
  const [fix, improve] = [toFix(blocking), toImprove(warnings)];
  if (!fix) return improve ?? 'Nothing to fix';
  return (
    <>
      <b>{fix}</b>
      {improve ? `, ${improve}` : null}
    </>
  );
}
