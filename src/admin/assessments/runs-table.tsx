import { Link } from 'react-router';
import { LEADS_PATH } from '#src/admin/leads/lead-filter.ts';
import { Time } from '#src/admin/parts/time.tsx';
import type { RunRow } from './assessments-view.ts';
import { LevelMark } from './level-mark.tsx';
import { ASSESSMENTS_PATH } from './run-filter.ts';
import { RunStateMark } from './run-state-mark.tsx';

/** The list of runs. On narrow screens each row becomes a card. */
export function RunsTable({ rows }: { rows: readonly RunRow[] }) {
  return (
    <table className="records records-wide records-quiet runs-table">
      <caption className="sr-only">Runs, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Company and start</th>
          <th scope="col">State</th>
          <th scope="col" className="records-number">
            Answered
          </th>
          <th scope="col" className="records-number">
            Score
          </th>
          <th scope="col">Level</th>
          <th scope="col">Lead</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: RunRow }) {
  const { id, companySize, state, answered, percentage, level, started, lead } = row;
  return (
    <tr>
      <th scope="row">
        <Link reloadDocument to={`${ASSESSMENTS_PATH}/${id}`}>
          <b>{companySize} employees</b>
          <Time at={started} />
        </Link>
      </th>
      <td className="runs-state">
        <RunStateMark state={state} />
      </td>
      <td className="records-number runs-answered">
        {answered}
        <span className="records-label"> answered</span>
      </td>
      <td className="records-number runs-score">{percentage === null ? '' : `${percentage}%`}</td>
      <td className="runs-level">{level ? <LevelMark level={level} /> : null}</td>
      <td className="runs-lead">
        {lead?.isDeleted ? 'Deleted' : null}
        {lead && !lead.isDeleted ? (
          <Link reloadDocument className="text-link" to={`${LEADS_PATH}/${lead.id}`}>
            Open lead
          </Link>
        ) : null}
      </td>
    </tr>
  );
}
