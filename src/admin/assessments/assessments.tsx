import { Link } from 'react-router';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import { Part, LoadError, PageHead } from '#src/admin/kit/screen.tsx';
import { mayDo, servicesFor } from '#src/admin/shell/permission.server.ts';
import { CsvLink } from '#src/admin/lists/list-screen.tsx';
import { ListFilter } from '#src/admin/lists/list-filter.tsx';
import { ListTable, type Column } from '#src/admin/lists/list-table.tsx';
import { COMPANY_SIZES } from '#src/domains/assessment/questionnaire.ts';
import { PageLinks } from '#src/admin/kit/page-links.tsx';
import { StateLinks } from '#src/admin/kit/state-links.tsx';
import { LEADS_PATH } from '#src/admin/leads/lead-list.ts';
import { Time } from '#src/admin/kit/time.tsx';
import type { Route } from './+types/assessments.ts';
import {
  assessmentsView,
  type AssessmentsView,
  runList,
  ASSESSMENTS_PATH,
  PERIODS,
} from './assessments-view.ts';
import { QuestionsTable } from './questions-table.tsx';
import { Scores } from './scores.tsx';
import { LevelMark } from './level-mark.tsx';
import { RunStateMark } from './run-state-mark.tsx';
import { Funnel } from './funnel.tsx';
import './assessments.css';
import './questions.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { assessmentStats } = servicesFor(context, 'assessments.see');
  const { editions } = assessmentStats;
  const list = runList(editions.map(({ edition }) => edition));
  const shared = { mayExport: mayDo(context, 'people.export') };
  return loadList({ context, url }, list, shared, async (query, now) => {
    const filter = list.toFilter(query);
    const [figures, runs] = await Promise.all([
      assessmentStats.getEditionStats(filter),
      assessmentStats.listRuns(filter, query.page),
    ]);
    return assessmentsView(editions, query, figures, runs, now);
  });
}

/** Completion, drop-off and answers of the assessment, and the list of runs. */
export default function Assessments({ loaderData: { view, mayExport } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Assessments"
        actions={
          mayExport && view && view.rows.length > 0 ? (
            <CsvLink list={runList(view.editions)} view={view} />
          ) : null
        }
      />
      {view ? (
        <>
          <RunFilter {...view} />
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
              <Part className="report-part" title="Completion">
                <p className="note">
                  Started means at least one answer. A pillar counts the runs that answered every
                  question through its last one. Booking does not require the report.
                </p>
                <Funnel {...view.funnel} />
              </Part>
              {view.scores ? (
                <Scores {...view.scores} />
              ) : (
                <Part className="report-part" title="Scores">
                  <p className="note">No run is complete yet, so there is no score to show.</p>
                </Part>
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

/** Filters the whole page. */
function RunFilter({ query, editions, isFiltered }: AssessmentsView) {
  const current = editions.at(-1);
  return (
    <ListFilter
      list={runList(editions)}
      query={query}
      filters={[
        { name: 'period', label: 'Started', options: PERIODS },
        {
          name: 'size',
          label: 'Company size',
          all: 'Every size',
          options: COMPANY_SIZES.map(named),
        },
        ...(editions.length > 1
          ? [
              {
                name: 'edition',
                label: 'Edition',
                options: editions.map((label) => ({
                  value: label === current ? '' : label,
                  label,
                })),
              },
            ]
          : []),
      ]}
      resetLabel="Reset filters"
      isFiltered={isFiltered}
    />
  );
}

/** An option that is shown as it is sent. */
const named = (value: string) => ({ value, label: value });

/**
 * The list of runs by state. Links load documents, so that the browser restores the scroll position on this long page.
 */
function RunsList({ view }: { view: AssessmentsView }) {
  const { states, query, rows, summary, pages, editions } = view;
  return (
    <Part className="report-part" id="runs" title="Runs">
      <p className="note">
        Runs contain no personal data. The name and email given for a report are stored only in the
        lead.
      </p>
      <StateLinks reloadDocument states={states} />
      {rows.length > 0 ? (
        <>
          <p className="records-summary">{summary}</p>
          <ListTable caption="Runs, newest first" columns={RUN_COLUMNS} rows={rows} />
          <PageLinks
            reloadDocument
            page={query.page}
            pages={pages}
            addressOf={(page) => `${runList(editions).address({ ...query, page })}#runs`}
          />
        </>
      ) : (
        <p className="admin-missing">No run is in this state.</p>
      )}
    </Part>
  );
}

/** Columns of the list of runs. */
const RUN_COLUMNS: readonly Column<AssessmentsView['rows'][number]>[] = [
  {
    label: 'Company and start',
    cell: ({ id, companySize, started }) => (
      <Link reloadDocument to={`${ASSESSMENTS_PATH}/${id}`}>
        <b>{companySize} employees</b>
        <Time at={started} />
      </Link>
    ),
  },
  { label: 'State', cell: ({ state }) => <RunStateMark state={state} /> },
  {
    label: 'Answered',
    isNumber: true,
    cell: ({ answered }) => (
      <>
        {answered}
        <span className="records-label"> answered</span>
      </>
    ),
  },
  {
    label: 'Score',
    isNumber: true,
    isNone: ({ percentage }) => percentage === null,
    cell: ({ percentage }) => (percentage === null ? '' : <b>{percentage}%</b>),
  },
  {
    label: 'Level',
    isNone: ({ level }) => level === null,
    cell: ({ level }) => (level ? <LevelMark level={level} /> : null),
  },
  {
    label: 'Lead',
    isNone: ({ lead }) => !lead,
    cell: ({ lead }) =>
      lead?.isDeleted
        ? 'Deleted'
        : lead && (
            <Link reloadDocument className="text-link" to={`${LEADS_PATH}/${lead.id}`}>
              Open lead
            </Link>
          ),
  },
];
