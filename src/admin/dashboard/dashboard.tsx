import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/dashboard.ts';
import './dashboard.css';
import { dashboardView } from './dashboard-view.ts';
import { EmailFigures } from './email-figures.tsx';
import { Figure } from './figure.tsx';
import { NeedsAttention } from './needs-attention.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const overview = await context.get(servicesContext).overview.read();
  return { ...dashboardView(overview), emails: overview.emails };
}

/** What the site holds, and whether it works. */
export default function Dashboard({
  loaderData: { alerts, figures, service, emails },
}: Route.ComponentProps) {
  return (
    <>
      <title>Dashboard | Cadron admin</title>
      <h1 className="admin-title">Dashboard</h1>
      <NeedsAttention alerts={alerts} />
      <div className="dashboard">
        <div>
          {figures.map((figure) => (
            <Figure key={figure.title} {...figure} />
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
          <EmailFigures {...emails} />
        </section>
      </div>
    </>
  );
}
