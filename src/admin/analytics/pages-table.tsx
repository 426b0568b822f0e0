import { type Column, ListTable } from '#src/admin/lists/list-table.tsx';
import { Bar } from '#src/admin/parts/bar.tsx';
import type { PageRow } from './analytics-view.ts';

const COLUMNS: readonly Column<PageRow>[] = [
  { label: 'Page', cell: ({ id }) => <PageName path={id} /> },
  {
    label: 'Views',
    isWide: true,
    cell: ({ views, length }) => (
      <span className="list-bar">
        <Bar length={length} />
        <b>{views}</b>
      </span>
    ),
  },
  { label: 'Share', isNumber: true, cell: 'share' },
  { label: 'Change', isNumber: true, cell: 'change' },
];

/** Pages by views, each with a bar. */
export const PagesTable = ({ rows }: { rows: readonly PageRow[] }) => (
  <ListTable caption="Pages, busiest first" columns={COLUMNS} rows={rows} />
);

/** A path, linked to its page. Placeholders for several pages, such as `/insights/*`, are not linked. */
export function PageName({ path }: { path: string }) {
  const isOne = path.startsWith('/') && !path.endsWith('*');
  return isOne ? <a href={path}>{path}</a> : <span>{path}</span>;
}
