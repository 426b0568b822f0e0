import { Link } from 'react-router';
import { pageNumbers } from '#src/admin/leads/lead-filter.ts';
import type { AssessmentsView } from './assessments-view.ts';
import { addressOf } from './run-filter.ts';
import { RunsTable } from './runs-table.tsx';

/**
 * Single runs by state. They have no name: who asked for a report stands in the lead. Links load documents, so that the
 * browser finds the place on this long page again.
 */
export function RunsList({ view }: { view: AssessmentsView }) {
  const { states, query, rows, summary } = view;
  return (
    <section className="runs-part" id="runs">
      <h2>Runs</h2>
      <p className="note">
        A run holds no name and no address. Who asked for the report stands in the lead alone.
      </p>
      <nav className="leads-states" aria-label="States">
        <ul>
          {states.map(({ state, label, count, to }) => (
            <li key={label}>
              <Link
                reloadDocument
                to={to}
                aria-current={query.state === state ? 'page' : undefined}
              >
                <b>{count.toLocaleString('en-US')}</b>
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {rows.length > 0 ? (
        <>
          <p className="leads-summary">{summary}</p>
          <RunsTable rows={rows} />
          <Pages view={view} />
        </>
      ) : (
        <p className="leads-missing">No run is in this state.</p>
      )}
    </section>
  );
}

function Pages({ view: { query, page, pages, editions } }: { view: AssessmentsView }) {
  if (pages < 2) return null;
  const all = editions.map((edition) => ({ edition }));
  return (
    <nav className="leads-pages" aria-label="Pages">
      <ul>
        {pageNumbers(page, pages).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true">
              ...
            </li>
          ) : (
            <li key={number}>
              <Link
                reloadDocument
                to={`${addressOf({ ...query, page: number }, all)}#runs`}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
