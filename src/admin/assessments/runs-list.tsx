import { Link } from 'react-router';
import { PageLinks } from '#src/admin/shell/page-links.tsx';
import type { AssessmentsView } from './assessments-view.ts';
import { addressOf } from './run-filter.ts';
import { RunsTable } from './runs-table.tsx';

/**
 * Single runs by state. They have no name: who asked for a report stands in the lead. Links load documents, so that the
 * browser finds the place on this long page again.
 */
export function RunsList({ view }: { view: AssessmentsView }) {
  const { states, query, rows, summary, page, pages, editions } = view;
  const all = editions.map((edition) => ({ edition }));
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
          <PageLinks
            reloadDocument
            page={page}
            pages={pages}
            addressOf={(number) => `${addressOf({ ...query, page: number }, all)}#runs`}
          />
        </>
      ) : (
        <p className="leads-missing">No run is in this state.</p>
      )}
    </section>
  );
}
