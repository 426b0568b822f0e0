import { data, Link, redirect } from 'react-router';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/assessments.ts';
import './assessments.css';
import { assessmentsView, type AssessmentsView } from './assessments-view.ts';
import { Funnel } from './funnel.tsx';
import './questions.css';
import { QuestionsTable } from './questions-table.tsx';
import { runsAddress, toRunFilter, parseRunQuery } from './run-filter.ts';
import { RunFilterForm } from './run-filter-form.tsx';
import { Scores } from './scores.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { RunsTable } from './runs-table.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'assessments.see');
  const { assessmentStats, log } = context.get(servicesContext);
  const { editions } = assessmentStats;
  const query = parseRunQuery(url.searchParams, editions);
  const filter = toRunFilter(query);
  const read = await Promise.all([
    assessmentStats.getEditionStats(filter),
    assessmentStats.listRuns(filter, query.page),
  ]).catch((error: unknown) => {
    log.error({ err: error }, 'failed to read the assessment stats');
  });
  const mayExport = mayDo(context, 'people.export');
  if (!read) return data({ view: undefined, mayExport }, { status: 503 });
  const [figures, runs] = read;
  if (query.page > runs.pages)
    throw redirect(runsAddress({ ...query, page: runs.pages }, editions));
  return data({ view: assessmentsView(editions, query, figures, runs, new Date()), mayExport });
}

/** Completion, drop-off and answers of the assessment, and the list of runs. */
export default function Assessments({ loaderData: { view, mayExport } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Assessments"
        actions={
          mayExport && view && view.rows.length > 0 ? (
            <a className="btn btn-small btn-quiet" href={view.exportTo}>
              Export as CSV
            </a>
          ) : null
        }
      />
      {view ? (
        <>
          <RunFilterForm {...view} />
          {view.empty ? (
            <p className="admin-missing">
              {view.empty.text}{' '}
              {view.empty.more ? (
                <Link className="text-link" to={view.empty.more}>
                  Show all time and every size
                </Link>
              ) : (
                'A run appears here after its first answer.'
              )}
            </p>
          ) : (
            <>
              <section className="report-part">
                <h2>Completion</h2>
                <p className="note">
                  Started means at least one answer. A pillar counts the runs that answered every
                  question through its last one. Booking does not require the report.
                </p>
                <Funnel {...view.funnel} />
              </section>
              {view.scores ? (
                <Scores {...view.scores} />
              ) : (
                <section className="report-part">
                  <h2>Scores</h2>
                  <p className="note">No run is complete yet, so there is no score to show.</p>
                </section>
              )}
              <QuestionsTable {...view.questions} />
              <RunsList view={view} />
            </>
          )}
        </>
      ) : (
        <LoadError>The stats could not be loaded. No answer is lost.</LoadError>
      )}
    </>
  );
}

/**
 * The list of runs by state. Links load documents, so that the browser restores the scroll position on this long page.
 */
function RunsList({ view }: { view: AssessmentsView }) {
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
