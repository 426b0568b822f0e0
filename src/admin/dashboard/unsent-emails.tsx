import { Link } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { emailsAddress } from '#src/admin/parts/email-links.ts';
import { TEAM_PATH } from '#src/admin/shell/admin-address.ts';
import type { EmailCounts, EmailFilter } from '#src/platform/emails/email.ts';

const ROWS: readonly { filter: EmailFilter; label: string }[] = [
  { filter: 'waiting', label: 'Waiting' },
  { filter: 'overdue', label: 'Overdue by an hour' },
  { filter: 'failed', label: 'Failed' },
  { filter: 'kept', label: 'No mail server' },
];

interface Column {
  label: string;
  /** the list that shows the emails, by state; the team is one page for all */
  path: (filter: EmailFilter) => string | undefined;
  /** undefined when they could not be read */
  counts: EmailCounts | undefined;
}

/** Counts of unsent emails, each linked to its list. */
export function UnsentEmails({
  leads,
  newsletter,
  people,
  mayManageTeam,
}: Record<'leads' | 'newsletter' | 'people', Column['counts']> & { mayManageTeam: boolean }) {
  const columns: readonly Column[] = [
    { label: 'Leads', path: (filter) => emailsAddress('/admin/leads', filter), counts: leads },
    {
      label: 'Newsletter',
      path: (filter) => emailsAddress('/admin/newsletter', filter),
      counts: newsletter,
    },
    { label: 'Team', path: () => (mayManageTeam ? TEAM_PATH : undefined), counts: people },
  ];
  return (
    <table className="email-figures">
      <caption>Emails not sent yet</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">State</span>
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ filter, label }) => (
          <tr key={filter}>
            <th scope="row">{label}</th>
            {columns.map((column) => (
              <td key={column.label}>
                <UnsentEmailCount {...column} filter={filter} row={label} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function UnsentEmailCount({
  label,
  path,
  counts,
  filter,
  row,
}: Column & { filter: EmailFilter; row: string }) {
  if (!counts) return 'Unknown';
  const count = counts[filter];
  if (count === 0) return '0';
  const to = path(filter);
  const isAlert = filter !== 'waiting' || undefined;
  if (!to) return <span data-alert={isAlert}>{formatNumber(count)}</span>;
  return (
    <Link to={to} aria-label={`${row}, ${label}: ${formatNumber(count)}`} data-alert={isAlert}>
      {formatNumber(count)}
    </Link>
  );
}
