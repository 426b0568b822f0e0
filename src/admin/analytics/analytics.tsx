import { Link, redirect } from 'react-router';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { Part, LoadError, Facts, PageHead } from '#src/admin/kit/screen.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { PageLinks } from '#src/admin/kit/page-links.tsx';
import { visibleLeads } from '#src/admin/leads/visible-leads.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { siteTimeZone, genericZoneName } from '#src/platform/clock/site-time-zone.ts';
import type { Route } from './+types/analytics.ts';
import { analyticsAddress, parseAnalyticsQuery } from './analytics-query.ts';
import { type AnalyticsView, analyticsView, type SiteVitalView } from './analytics-view.ts';
import { DaysChart, DaysTable } from './days-chart.tsx';
import { Funnels } from './funnels.tsx';
import { PagesTable, VitalsTable } from './page-tables.tsx';
import { MAX_SOURCES } from './funnels-view.ts';
import { RatingMark } from './rating-mark.tsx';
import '#src/admin/kit/tab-links.css';
import './analytics.css';
import './funnels.css';
import './vitals.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { analyticsFigures, assessmentStats, leads } = servicesFor(context, 'analytics.see');
  const query = parseAnalyticsQuery(url.searchParams);
  const period = lastDays(query.range, new Date());
  const { since } = period;
  return loadView(context, 'the analytics', {}, async () => {
    const [runs, figures, arrivals, sources] = await Promise.all([
      Promise.all(
        assessmentStats.editions.map(({ edition }) =>
          assessmentStats.getEditionStats({ edition, since }),
        ),
      ),
      analyticsFigures.stats(period, query.page),
      leads.arrivals(since),
      // one more than is shown, to detect whether there are others
      visibleLeads(context).sources(since, MAX_SOURCES + 1),
    ]);
    const { page } = figures.busiest;
    if (query.page > page) throw redirect(analyticsAddress({ ...query, page }));
    return analyticsView(query, { period, figures, arrivals, sources, runs });
  });
}

/** Page views, Web Vitals, and the funnels to leads and assessments. */
export default function Analytics({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Analytics"
        actions={
          view?.days ? (
            <>
              <LinkButton to={view.viewsExport} reloadDocument download>
                Export views
              </LinkButton>
              <LinkButton to={view.vitalsExport} reloadDocument download>
                Export vitals
              </LinkButton>
            </>
          ) : null
        }
      />
      {view ? (
        <Report view={view} />
      ) : (
        <LoadError>
          The stats could not be loaded. Counting continues, and nothing that was counted is lost.
        </LoadError>
      )}
    </>
  );
}

function Report({ view }: { view: AnalyticsView }) {
  return (
    <>
      <div className="analytics-range mt-6 tab-links">
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
        <p className="measure muted">
          {view.dates}, in {genericZoneName()} ({siteTimeZone()}). Counted without cookies: someone
          who opens three pages counts as three views.
        </p>
      </div>
      <Views view={view} />
      <div className="two-columns">
        {view.days ? <BusiestPages view={view} /> : null}
        <Vitals view={view} />
      </div>
      {view.siteVitals.length > 0 ? <VitalsByPage view={view} /> : null}
      <Funnels leads={view.leads} assessment={view.assessment} />
    </>
  );
}

function Views({ view: { days, query } }: { view: AnalyticsView }) {
  if (!days)
    return (
      <Part className="report-part" title="Views per day">
        <p className="report-none">
          No views in the last {query.range} days. A view is counted when the visitor leaves or
          closes the page, so a new site shows its first views after a few minutes.
        </p>
      </Part>
    );
  return (
    <Part className="report-part" title="Views per day">
      <Facts
        className="analytics-totals grid mt-4"
        facts={{
          Views: <b className="amount">{formatNumber(days.views)}</b>,
          [`Compared with the previous ${query.range} days`]: days.change,
          'Per day, excluding today': days.average,
          'Busiest day': days.busiest,
        }}
      />
      <DaysChart {...days} />
      <DaysTable rows={days.rows} />
    </Part>
  );
}

function BusiestPages({ view: { pages, summary, query, pageCount } }: { view: AnalyticsView }) {
  return (
    <Part className="report-part" id="pages" title="Busiest pages">
      <p className="note">
        {summary}. Changes compare with the previous {query.range} days.
      </p>
      <PagesTable rows={pages} />
      <PageLinks
        reloadDocument
        page={query.page}
        pages={pageCount}
        addressOf={(page) => `${analyticsAddress({ ...query, page })}#pages`}
      />
    </Part>
  );
}

function Vitals({ view }: { view: AnalyticsView }) {
  const { siteVitals, query } = view;
  return (
    <Part className="report-part" title="Web Vitals in the field">
      <p className="note">
        Measured in visitors&rsquo; browsers. Each value is the 75th percentile: three out of four
        visits were at least this good. Fewer than 10 samples are marked “Few” because they are not
        representative.
      </p>
      {siteVitals.length > 0 ? (
        <SiteVitals vitals={siteVitals} />
      ) : (
        <p className="report-none">No measurements in the last {query.range} days.</p>
      )}
    </Part>
  );
}

function VitalsByPage({ view }: { view: AnalyticsView }) {
  const { pageVitals, query, pageCount, summary } = view;
  return (
    <Part className="report-part" id="vitals" title="Web Vitals by page">
      <p className="note">{summary}. The number of samples is shown beside each value.</p>
      <VitalsTable rows={pageVitals} />
      <PageLinks
        reloadDocument
        page={query.page}
        pages={pageCount}
        label="Pages of Web Vitals"
        addressOf={(page) => `${analyticsAddress({ ...query, page })}#vitals`}
      />
    </Part>
  );
}

/** Every vital over all pages: the 75th percentile, and the shares of good, fair and poor samples. */
function SiteVitals({ vitals }: { vitals: readonly SiteVitalView[] }) {
  return (
    <ul className="site-vitals grid mt-5 small tight">
      {vitals.map(({ name, meaning, value, rating, label, samples, unit, goal, shares }) => (
        <li className="pt-3 pb-6 rule-above" key={name}>
          <h3 className="bold plain">{name}</h3>
          <p className="muted">{meaning}</p>
          <p className="site-vitals-value mt-3 flex wraps items-baseline apart gap-x-4">
            <b className="nums tracked">{value}</b>
            <RatingMark rating={rating} label={label} />
          </p>
          <svg
            className="share-bar mb-2"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            role="img"
            aria-label={
              shares.map((band) => `${band.name} ${band.share}`).join(', ') || 'No samples'
            }
          >
            {shares.map((band) => (
              <rect
                key={band.rating}
                data-rating={band.rating}
                x={band.from}
                width={band.length}
                height="1"
              />
            ))}
          </svg>
          <p className="flex muted wraps apart gap-x-4">
            <span>{goal}</span>
            <span>
              {samples} {unit}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
