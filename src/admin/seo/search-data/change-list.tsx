import { Link } from 'react-router';
import type { ChangeRow } from './page-view.ts';

/** The changes that are marked on the curve, by number. */
export function ChangeList({ changes, range }: { changes: readonly ChangeRow[]; range: number }) {
  if (changes.length === 0)
    return (
      <p className="report-none">
        Nothing in these {range} days: no publication, no change in the SEO manager, and no redirect
        to this page.
      </p>
    );
  return (
    <ol className="change-list">
      {changes.map(({ number, date, by, what, values = [], note, to }) => (
        <li key={number} id={`change-${number}`} tabIndex={-1}>
          <span className="change-number" aria-hidden="true">
            {number}
          </span>
          <div>
            <p>
              <b>{to ? <Link to={to}>{what}</Link> : what}</b>
            </p>
            {values.map(({ name, before, after }) => (
              <p className="change-values" key={name}>
                {name}: <span className="sr-only">from </span>
                <del>{before}</del> <span aria-hidden="true">→</span>
                <span className="sr-only"> to </span> <ins>{after}</ins>
              </p>
            ))}
            {note ? <p className="change-values">{note}</p> : null}
          </div>
          <p className="change-when">
            {date}
            {by ? <span>{by}</span> : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
