import { RatingMark } from './rating-mark.tsx';
import type { PageVitalsView, VitalView } from './vitals-view.ts';
import { PageName } from './pages-table.tsx';

/** The vitals of the busiest pages. On narrow screens each row becomes a card. */
export function VitalsTable({ rows }: { rows: readonly PageVitalsView[] }) {
  return (
    <table className="records records-wide vitals-table">
      <caption className="sr-only">Web Vitals by page, 75th percentile</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          {rows[0]?.vitals.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, vitals }) => (
          <tr key={path}>
            <th scope="row">
              <PageName path={path} />
            </th>
            {vitals.map((vital) => (
              <td key={vital.name}>
                <span className="vitals-name">{vital.name} </span>
                <Value {...vital} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
