import { Link } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { emailsAddress } from '#src/admin/parts/email-links.ts';
import type { EmailCounts, EmailFilter } from '#src/platform/emails/email.ts';

const ROWS: readonly { filter: EmailFilter; label: string }[] = [
  { filter: 'waiting', label: 'Waiting' },
  { filter: 'overdue', label: 'Overdue by an hour' },
  { filter: 'failed', label: 'Failed' },
];

interface Column {
  label: string;
  path: string;
  /** undefined when they could not be read */
  counts: EmailCounts | undefined;
}

/** Counts of unsent emails to leads and subscribers, each linked to its list. */
export function UnsentEmails({
  leads,
  newsletter,
}: {
  leads: EmailCounts | undefined;
  newsletter: EmailCounts | undefined;
}) {
  const columns: readonly Column[] = [
    { label: 'Leads', path: '/admin/leads', counts: leads },
    { label: 'Newsletter', path: '/admin/newsletter', counts: newsletter },
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
  return (
    <Link
      to={emailsAddress(path, filter)}
      aria-label={`${row}, ${label}: ${formatNumber(count)}`}
      data-alert={filter !== 'waiting' || undefined}
    >
      {formatNumber(count)}
    </Link>
  );
}
