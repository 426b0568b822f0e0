import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import type { AssessmentsView } from './assessments-view.ts';
import { runsAddress } from './run-filter.ts';
import { RunsTable } from './runs-table.tsx';

/**
 * The list of runs by state. Links load documents, so that the browser restores the scroll position on this long page.
 */
export function RunsList({ view }: { view: AssessmentsView }) {
  const { states, query, rows, summary, page, pages, editions } = view;
  const all = editions.map((edition) => ({ edition }));
  return (
    <section className="report-part" id="runs">
      <h2>Runs</h2>
      <p className="note">
        Runs contain no personal data. The name and email given for a report are stored only in the
        lead.
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
            addressOf={(number) => `${runsAddress({ ...query, page: number }, all)}#runs`}
          />
        </>
      ) : (
        <p className="admin-missing">No run is in this state.</p>
      )}
    </section>
  );
}
