import { data, Link, redirect } from 'react-router';
import { number } from '#src/admin/parts/counts.ts';
import { Unreadable } from '#src/admin/parts/unreadable.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { lastDays } from '#src/domains/analytics/period.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/analytics.ts';
import './analytics.css';
import { addressOf, readQuery } from './analytics-query.ts';
import { type AnalyticsView, analyticsView } from './analytics-view.ts';
import { DaysChart, DaysTable } from './days-chart.tsx';
import { Funnels } from './funnels.tsx';
import './funnels.css';
import { PagesTable } from './pages-table.tsx';
import { MAX_SOURCES } from './sources-view.ts';
import { SiteVitals } from './site-vitals.tsx';
import './vitals.css';
import { VitalsTable } from './vitals-table.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { analyticsFigures, assessmentStats, leads, log } = context.get(servicesContext);
  const query = readQuery(url.searchParams);
  const period = lastDays(query.range, new Date());
  const { since } = period;
  const read = await Promise.all([
    analyticsFigures.figures(period, query.page),
    leads.arrivals(since),
    // one more tells whether there are others
    leads.sources(since, MAX_SOURCES + 1),
    Promise.all(
      assessmentStats.editions.map(({ edition }) =>
        assessmentStats.getEditionStats({ edition, since }),
      ),
    ),
  ]).catch((error: unknown) => {
    log.error({ err: error }, 'the figures of visits could not be read');
  });
  if (!read) return data({ view: undefined }, { status: 503 });
  const [figures, arrivals, sources, runs] = read;
  const { page } = figures.busiest;
  if (query.page > page) throw redirect(addressOf({ ...query, page }));
  return data({ view: analyticsView(query, { period, figures, arrivals, sources, runs }) });
}

/** What visitors open, how fast it comes to them, and what they ask for. */
export default function Analytics({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <>
      <title>Analytics | Cadron admin</title>
      <div className="admin-head">
        <h1 className="admin-title">Analytics</h1>
        {view?.days ? (
          <div className="analytics-exports">
            <a className="btn btn-small btn-quiet" href={view.viewsExport} download>
              Export views
            </a>
            <a className="btn btn-small btn-quiet" href={view.vitalsExport} download>
              Export vitals
            </a>
          </div>
        ) : null}
      </div>
      {view ? (
        <Figures view={view} />
      ) : (
        <Unreadable>
          The figures could not be read just now. What was counted is still counted.
        </Unreadable>
      )}
    </>
  );
}

function Figures({ view }: { view: AnalyticsView }) {
  return (
    <>
      <div className="analytics-range">
        <nav aria-label="Range">
          <ul>
            {view.ranges.map(({ range, to, isCurrent }) => (
              <li key={range}>
                <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
                  {range} days
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          {view.dates}, in Central Time (America/Chicago). Counted without cookies: somebody who
          opens three pages is three views.
        </p>
      </div>
      <Views view={view} />
      <Vitals view={view} />
      <Funnels leads={view.leads} assessment={view.assessment} />
    </>
  );
}

function Views({ view: { days, pages, summary, query, pageCount } }: { view: AnalyticsView }) {
  if (!days)
    return (
      <section className="report-part">
        <h2>Views per day</h2>
        <p className="report-none">
          No view was counted in these {query.range} days. A view shows here once its visitor has
          left the page or closed it, so a site that has just been opened to the public is empty for
          a few minutes.
        </p>
      </section>
    );
  return (
    <>
      <section className="report-part">
        <h2>Views per day</h2>
        <dl className="analytics-totals">
          <div>
            <dt>Views</dt>
            <dd>
              <b>{number(days.views)}</b>
            </dd>
          </div>
          <div>
            <dt>Against the {query.range} days before</dt>
            <dd>{days.change}</dd>
          </div>
          <div>
            <dt>Per day, without today</dt>
            <dd>{days.average}</dd>
          </div>
          <div>
            <dt>Busiest day</dt>
            <dd>{days.busiest}</dd>
          </div>
        </dl>
        <DaysChart {...days} />
        <DaysTable rows={days.rows} />
      </section>
      <section className="report-part" id="pages">
        <h2>Busiest pages</h2>
        <p className="note">
          {summary}. The change is against the {query.range} days before.
        </p>
        <PagesTable rows={pages} />
        <PageLinks
          reloadDocument
          page={query.page}
          pages={pageCount}
          addressOf={(page) => `${addressOf({ ...query, page })}#pages`}
        />
      </section>
    </>
  );
}

function Vitals({ view }: { view: AnalyticsView }) {
  const { siteVitals, pageVitals, query, pageCount, summary } = view;
  return (
    <section className="report-part" id="vitals">
      <h2>Web Vitals in the field</h2>
      <p className="note">
        Measured by visitors&rsquo; own browsers. Each value is the 75th percentile: three of four
        visits stayed within it. Fewer than ten samples are shown as few, since they say more about
        a visitor than about a page.
      </p>
      {siteVitals.length > 0 ? (
        <>
          <SiteVitals vitals={siteVitals} />
          <h3 className="analytics-by">By page</h3>
          <p className="note">{summary}. Beside each value stands the number of its samples.</p>
          <VitalsTable rows={pageVitals} />
          <PageLinks
            reloadDocument
            page={query.page}
            pages={pageCount}
            label="Pages of Web Vitals"
            addressOf={(page) => `${addressOf({ ...query, page })}#vitals`}
          />
        </>
      ) : (
        <p className="report-none">No browser has measured anything in these {query.range} days.</p>
      )}
    </section>
  );
}
