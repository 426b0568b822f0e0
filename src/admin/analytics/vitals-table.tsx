import { PageName } from './page-name.tsx';
import { RatingMark } from './rating-mark.tsx';
import type { PageVitalsView } from './vitals-view.ts';

/** Every vital of the busiest pages. Rows are cards where there is no room for columns. */
export function VitalsTable({ rows }: { rows: readonly PageVitalsView[] }) {
  return (
    <table className="vitals-table">
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
            {vitals.map(({ name, value, rating, word, samples, unit }) => (
              <td key={name}>
                <span className="vitals-name">{name} </span>
                {value ? <b>{value} </b> : null}
                <span className="vitals-samples">
                  {samples}
                  <span className="sr-only"> {unit} </span>
                </span>
                <RatingMark rating={rating} word={word} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
