import { Link } from 'react-router';
import { LEADS_PATH } from '#src/admin/leads/lead-filter.ts';
import { type Column, ListTable } from '#src/admin/parts/list-table.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import type { RunRow } from './assessments-view.ts';
import { LevelMark } from './level-mark.tsx';
import { ASSESSMENTS_PATH } from './run-filter.ts';
import { RunStateMark } from './run-state-mark.tsx';

const COLUMNS: readonly Column<RunRow>[] = [
  {
    label: 'Company and start',
    cell: ({ id, companySize, started }) => (
      <Link reloadDocument to={`${ASSESSMENTS_PATH}/${id}`}>
        <b>{companySize} employees</b>
        <Time at={started} />
      </Link>
    ),
  },
  {
    label: 'State',
    className: 'runs-state',
    cell: ({ state }) => <RunStateMark state={state} />,
  },
  {
    label: 'Answered',
    isNumber: true,
    className: 'runs-answered',
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
    className: 'runs-score',
    cell: ({ percentage }) => (percentage === null ? '' : `${percentage}%`),
  },
  {
    label: 'Level',
    className: 'runs-level',
    cell: ({ level }) => (level ? <LevelMark level={level} /> : null),
  },
  {
    label: 'Lead',
    className: 'runs-lead',
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

/** The list of runs. */
export const RunsTable = ({ rows }: { rows: readonly RunRow[] }) => (
  <ListTable className="runs-table" caption="Runs, newest first" columns={COLUMNS} rows={rows} />
);
