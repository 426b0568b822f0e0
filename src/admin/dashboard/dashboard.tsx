import { Link } from 'react-router';
import { HoldBanner } from '#src/admin/hold/hold-banner.tsx';
import { holdView } from '#src/admin/hold/hold-view.ts';
import { Part, PageHead } from '#src/admin/kit/screen.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { emailsAddress } from '#src/admin/emails/email-links.ts';
import { TEAM_PATH } from '#src/admin/shell/admin-address.ts';
import type { EmailCounts, EmailFilter } from '#src/platform/emails/email.ts';
import type { Route } from './+types/dashboard.ts';
import { dashboardView } from './dashboard-view.ts';
import { Highlights } from './highlights.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import './dashboard.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'dashboard.see');
  const { overview, hold, log } = context.get(servicesContext);
  const [stats, held] = await Promise.all([
    overview.read(),
    hold.latest().catch((err: unknown) => {
      log.warn({ err }, 'failed to read the hold state for the dashboard');
      return undefined;
    }),
  ]);
  return {
    ...dashboardView(stats, role),
    emails: {
      leads: stats.leadEmails,
      newsletter: stats.newsletterEmails,
      people: stats.peopleEmails,
    },
    hold: held && !held.releasedAt ? holdView(held, new Date()) : undefined,
    mayRelease: mayDo(context, 'hold.release'),
    mayManageTeam: mayDo(context, 'team.manage'),
  };
}

/** Key counts of the site and the state of its services. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { attention, launch, highlights, stats, service, emails, hold } = loaderData;
  return (
    <>
      <PageHead title="Dashboard" />
      {hold ? <HoldBanner hold={hold} mayRelease={loaderData.mayRelease} /> : null}
      <Highlights highlights={highlights} />
      <NeedsAttention items={attention} />
      <LaunchChecklist items={launch} />
      <div className="two-columns gap-10 mt-8">
        <div>
          {stats.map((stat) => (
            <StatRow key={stat.title} {...stat} />
          ))}
        </div>
        <Part className="service" title="Service">
          <dl className="mt-3 small">
            {service.map(({ name, value, isAlert }) => (
              <div
                className="flex apart gap-4 py-2 rule-above"
                key={name}
                data-alert={isAlert || undefined}
              >
                <dt>{name}</dt>
                <dd className="bold right">{value}</dd>
              </div>
            ))}
          </dl>
          <UnsentEmails {...emails} mayManageTeam={loaderData.mayManageTeam} />
        </Part>
      </div>
    </>
  );
}

interface StatRowProps {
  title: string;
  /** URL of the page with details */
  to?: string;
  /** undefined when it could not be read */
  total: number | undefined;
  unit: string;
  /** breakdown of the total */
  shares: readonly Share[];
  /** shown instead of the shares when all counts are 0 */
  empty: string;
}

/** One row of the dashboard: a total with its breakdown. */
function StatRow({ title, to, total, unit, shares, empty }: StatRowProps) {
  return (
    <Part
      className="figure-row pt-5 pb-6 grid gap-3 gap-x-6 rule-above"
      title={
        to ? (
          <Link className="quiet-link tall-link" to={to}>
            {title}
          </Link>
        ) : (
          title
        )
      }
    >
      {total === undefined ? (
        <p className="small muted">This count could not be loaded. Reload the page to try again.</p>
      ) : (
        <>
          <p className="figure-total flex items-baseline gap-3">
            <b className="amount">{formatNumber(total)}</b>
            <span className="small muted">{unit}</span>
          </p>
          <div>
            {total === 0 && shares.every(({ count }) => count === 0) ? (
              <p className="small muted">{empty}</p>
            ) : (
              <ShareBar shares={shares} />
            )}
          </div>
        </>
      )}
    </Part>
  );
}

interface Share {
  label: string;
  count: number;
}

/** A stacked bar of counts, from dark to light, with a legend. */
function ShareBar({ shares }: { shares: readonly Share[] }) {
  const isEmpty = shares.every(({ count }) => count === 0);
  return (
    <>
      <div
        className="share-stack flex gap-1 across"
        aria-hidden="true"
        data-empty={isEmpty || undefined}
      >
        {shares.map(({ label, count }, band) =>
          count > 0 ? <i key={label} data-band={band} style={{ flexGrow: count }} /> : null,
        )}
      </div>
      <dl className="share-legend gap-1 gap-x-6 mt-3 small flex wraps">
        {shares.map(({ label, count }, band) => (
          <div className="flex gap-2" key={label} data-band={band}>
            <dt className="row gap-2 muted">{label}</dt>
            <dd className="bold">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

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
    <table className="email-figures full mt-8 small">
      <caption className="pb-1 bold left plain">Emails not sent yet</caption>
      <thead>
        <tr className="rule-below">
          <th className="py-2 regular" scope="col">
            <span className="sr-only">State</span>
          </th>
          {columns.map(({ label }) => (
            <th className="py-2 regular" key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ filter, label }) => (
          <tr className="rule-below" key={filter}>
            <th className="py-2 regular" scope="row">
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
