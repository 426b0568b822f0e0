import { Link } from 'react-router';
import { LEADS_PATH } from '#src/admin/leads/lead-list.ts';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import type { AssessmentsView } from './assessments-view.ts';
import { LevelMark } from './level-mark.tsx';
import { ASSESSMENTS_PATH } from './run-list.ts';
import { RunStateMark } from './run-state-mark.tsx';

/** Columns of the list of runs. */
export const RUN_COLUMNS: readonly Column<AssessmentsView['rows'][number]>[] = [
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
