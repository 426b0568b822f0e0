import { type Column, ListTable } from '#src/admin/lists/list-table.tsx';
import { RatingMark } from './rating-mark.tsx';
import type { PageVitalsView, VitalView } from './analytics-view.ts';
import { PageName } from './pages-table.tsx';

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
      <span className="vitals-samples">
        {label}
        {samples === '0' ? null : <>, {count}</>}
      </span>
    );
  return (
    <>
      <b>{value} </b>
      <span className="vitals-samples">{count}</span>
      <RatingMark rating={rating} label={label} />
    </>
  );
}
