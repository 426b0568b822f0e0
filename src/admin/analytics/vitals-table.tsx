import { RatingMark } from './rating-mark.tsx';
import type { PageVitalsView, VitalView } from './vitals-view.ts';
import { PageName } from './pages-table.tsx';

/** Every vital of the busiest pages. Rows are cards where there is no room for columns. */
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

/** The value with its samples and rating; of few samples only how many they are, of none that. */
function Value({ value, rating, word, samples, unit }: VitalView) {
  const count = (
    <>
      {samples}
      <span className="sr-only"> {unit} </span>
    </>
  );
  if (!value)
    return (
      <span className="vitals-samples">
        {word}
        {samples === '0' ? null : <>, {count}</>}
      </span>
    );
  return (
    <>
      <b>{value} </b>
      <span className="vitals-samples">{count}</span>
      <RatingMark rating={rating} word={word} />
    </>
  );
}
