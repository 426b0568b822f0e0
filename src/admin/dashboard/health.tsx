import { Link } from 'react-router';
import { emailsAddress } from '#src/admin/emails/email-links.ts';
import { Part } from '#src/admin/kit/screen.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { TEAM_PATH } from '#src/admin/shell/admin-address.ts';
import type { EmailCounts, EmailFilter } from '#src/platform/emails/email.ts';
import type { Fact } from './dashboard-view.ts';

interface HealthProps {
  facts: readonly Fact[];
  emails: Record<'leads' | 'newsletter' | 'people', EmailCounts | undefined>;
  mayManageTeam: boolean;
}

/** Whether what the site runs on works, and which emails are not sent yet. */
export const Health = ({ facts, emails, mayManageTeam }: HealthProps) => (
  <>
    <Part className="health" id="health" title="Health">
      <p className="small muted">What the site runs on, as of this moment.</p>
      <dl className="mt-2 small">
        {facts.map(({ name, value, isAlert }) => (
          <div className="flex apart gap-4 rule-above" key={name} data-alert={isAlert || undefined}>
            <dt>{name}</dt>
            <dd className="bold right">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part title="Emails not sent yet">
      <p className="small muted">Promised to people, by list and by what they wait for.</p>
      <UnsentEmails {...emails} mayManageTeam={mayManageTeam} />
    </Part>
  </>
);

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
function UnsentEmails({
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
    <table className="email-figures full small">
      <caption className="sr-only">Emails not sent yet</caption>
      <thead>
        <tr className="rule-below">
          <th className="regular" scope="col">
            <span className="sr-only">State</span>
          </th>
          {columns.map(({ label }) => (
            <th className="regular" key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ filter, label }) => (
          <tr className="rule-below" key={filter}>
            <th className="regular" scope="row">
              {label}
            </th>
            {columns.map((column) => (
              <td className="bold nums" key={column.label}>
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
    <Link
      className="tap-link link"
      to={to}
      aria-label={`${row}, ${label}: ${formatNumber(count)}`}
      data-alert={isAlert}
    >
      {formatNumber(count)}
    </Link>
  );
}
