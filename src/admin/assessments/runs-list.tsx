import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
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
    <section className="report-part" id="runs">
      <h2>Runs</h2>
      <p className="note">
        A run holds no name and no address. Who asked for the report stands in the lead alone.
      </p>
      <StateLinks
        reloadDocument
        states={states.map(({ state, ...link }) => ({ ...link, isCurrent: query.state === state }))}
      />
      {rows.length > 0 ? (
        <>
          <p className="records-summary">{summary}</p>
          <RunsTable rows={rows} />
          <PageLinks
            reloadDocument
            page={page}
            pages={pages}
            addressOf={(number) => `${addressOf({ ...query, page: number }, all)}#runs`}
          />
        </>
      ) : (
        <p className="admin-missing">No run is in this state.</p>
      )}
    </section>
  );
}
