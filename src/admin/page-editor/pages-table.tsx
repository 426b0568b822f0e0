import { Link } from 'react-router';
import {
  CHANGED_COLUMN,
  CHECKS_COLUMN,
  ListedTable,
  STATE_COLUMN,
  VIEWS_COLUMN,
} from '#src/admin/documents/list/listed-table.tsx';
import type { Column } from '#src/admin/parts/list-table.tsx';
import { pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import { PAGES } from './pages-addresses.ts';
import type { PagesView } from './pages-view.server.ts';

const COLUMNS: readonly Column<PagesView['rows'][number]>[] = [
  {
    label: 'Page',
    by: 'title',
    cell: ({ id, title }) => (
      <Link className="listed-title" to={pageEditorAddress(id)}>
        {title}
      </Link>
    ),
  },
  {
    label: 'Path',
    by: 'path',
    className: 'listed-path',
    cell: ({ path, isBuiltIn, isHidden }) => (
      <span className="listed-path-line">
        <span>{path}</span>
        {isBuiltIn ? <small> Built in</small> : null}
        {isHidden ? <small> Not in search engines</small> : null}
      </span>
    ),
  },
  { ...STATE_COLUMN, className: 'listed-state' },
  { ...CHECKS_COLUMN, className: 'listed-checks' },
  { ...VIEWS_COLUMN, className: 'listed-views' },
  {
    ...CHANGED_COLUMN,
    className: 'listed-changed',
    cell: (row) => (row.isUnedited ? 'Not edited' : CHANGED_COLUMN.cell(row)),
  },
];

interface PagesTableProps extends Pick<PagesView, 'rows' | 'summary' | 'query'> {
  maySelect: boolean;
  mayPurge: boolean;
}

/** The list of pages. */
export const PagesTable = (props: PagesTableProps) => (
  <ListedTable {...props} list={PAGES} className="pages-table" columns={COLUMNS} />
);
