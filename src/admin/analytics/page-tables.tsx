import { type Column, ListTable } from '#src/admin/lists/list-table.tsx';
import { Bar } from '#src/admin/kit/bar.tsx';
import type { PageRow, PageVitalsView, VitalView } from './analytics-view.ts';
import { RatingMark } from './rating-mark.tsx';

const COLUMNS: readonly Column<PageRow>[] = [
  { label: 'Page', cell: ({ id }) => <PageName path={id} /> },
  {
    label: 'Views',
    isWide: true,
    cell: ({ views, length }) => (
      <span className="list-bar row gap-3">
        <Bar length={length} />
        <b className="right nums">{views}</b>
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
  return isOne ? (
    <a className="tall-link" href={path}>
      {path}
    </a>
  ) : (
    <span>{path}</span>
  );
}

/** The vitals of the busiest pages. */
export const VitalsTable = ({ rows }: { rows: readonly PageVitalsView[] }) => (
  <ListTable
    className="vitals-table"
    caption="Web Vitals by page, 75th percentile"
    columns={columnsOf(rows)}
    rows={rows}
  />
);

const columnsOf = ([first]: readonly PageVitalsView[]): Column<PageVitalsView>[] => [
  { label: 'Page', cell: ({ id }) => <PageName path={id} /> },
  ...(first?.vitals ?? []).map(({ name }, at): Column<PageVitalsView> => ({
    label: name,
    before: name,
    cell: ({ vitals }) => <Value {...vitals[at]!} />,
  })),
];

/** The value with its sample count and rating; only the count when samples are few, only the label when there are none. */
function Value({ value, rating, label, samples, unit }: VitalView) {
  const count = (
    <>
      {samples}
      <span className="sr-only"> {unit} </span>
    </>
  );
  if (!value)
    return (
      <span className="muted">
        {label}
        {samples === '0' ? null : <>, {count}</>}
      </span>
    );
  return (
    <>
      <b>{value} </b>
      <span className="muted">{count}</span>
      <RatingMark rating={rating} label={label} />
    </>
  );
}
