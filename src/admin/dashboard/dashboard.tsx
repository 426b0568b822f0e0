import { HoldBanner } from '#src/admin/hold/hold-banner.tsx';
import { holdView } from '#src/admin/hold/hold-view.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/dashboard.ts';
import './dashboard.css';
import { dashboardView } from './dashboard-view.ts';
import { Highlights } from './highlights.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';
import { UnsentEmails } from './unsent-emails.tsx';
import { StatRow } from './stat-row.tsx';
import { NeedsAttention } from './needs-attention.tsx';

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
  const { alerts, launch, highlights, stats, service, emails, hold } = loaderData;
  return (
    <>
      <PageHead title="Dashboard" />
      {hold ? <HoldBanner hold={hold} mayRelease={loaderData.mayRelease} /> : null}
      <Highlights highlights={highlights} />
      <NeedsAttention alerts={alerts} />
      <LaunchChecklist items={launch} />
      <div className="dashboard">
        <div>
          {stats.map((stat) => (
            <StatRow key={stat.title} {...stat} />
          ))}
        </div>
        <section className="service">
          <h2>Service</h2>
          <dl>
            {service.map(({ name, value, isAlert }) => (
              <div key={name} data-alert={isAlert || undefined}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <UnsentEmails {...emails} mayManageTeam={loaderData.mayManageTeam} />
        </section>
      </div>
    </>
  );
}
