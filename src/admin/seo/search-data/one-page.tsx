import { Link } from 'react-router';
import { DaysChart, DaysTable } from '#src/admin/analytics/days-chart.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { REDIRECTS_ADDRESS, SEARCH_IMPORT_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import type { ChangeRow, PageView } from './page-view.ts';
import { QueriesTable } from './pages-list.tsx';
import { Ranges } from './ranges.tsx';
import { daysOf, type SearchDataQuery } from './search-data-list.ts';
import type { ShownPeriods } from './search-data.server.ts';
import type { MarkedChanges } from './mark-changes.ts';

interface OnePageProps {
  view: PageView & ShownPeriods;
  query: SearchDataQuery;
  mayEdit: boolean;
}

/** One page: its curve with the changes on it, and what people searched for. */
export function OnePage({ view, query, mayEdit }: OnePageProps) {
  const { path, days, landings, landingsChange, changes, marked, isMissing } = view;
  const range = daysOf(query);
  return (
    <>
      <Ranges query={query} periods={view} path={path} />
      {isMissing ? (
        <p className="search-data-about">
          This page no longer exists.{' '}
          {mayEdit ? (
            <Link
              className="text-link"
              to={`${REDIRECTS_ADDRESS}?from=${encodeURIComponent(path)}`}
            >
              Redirect it
            </Link>
          ) : null}
        </p>
      ) : null}
      <section className="report-part">
        <h2>Views per day</h2>
        {days ? (
          <>
            <dl className="analytics-totals">
              <div>
                <dt>Views</dt>
                <dd>
                  <b>{formatNumber(days.views)}</b>
                </dd>
              </div>
              <div>
                <dt>Compared with the previous {range} days</dt>
                <dd>{days.change || 'no views in either'}</dd>
              </div>
              <div>
                <dt>Landings</dt>
                <dd>
                  {landings}
                  {landingsChange ? `, ${landingsChange}` : ''}
                </dd>
              </div>
              <div>
                <dt>Busiest day</dt>
                <dd>{days.busiest}</dd>
              </div>
            </dl>
            <DaysChart {...days} marks={<ChangeMarks {...marked} />} />
            <DaysTable rows={days.rows} />
          </>
        ) : (
          <p className="report-none">
            No views in these {range} days or the {range} days before.
          </p>
        )}
      </section>
      <section className="report-part">
        <h2>What was changed</h2>
        <ChangeList changes={changes} range={range} />
      </section>
      <SearchPart view={view} mayEdit={mayEdit} />
    </>
  );
}

function SearchPart({ view, mayEdit }: Pick<OnePageProps, 'view' | 'mayEdit'>) {
  const { shown, search, source, queries } = view;
  if (!shown)
    return (
      <section className="report-part">
        <h2>In Google search</h2>
        <p className="report-none">
          Nothing is imported yet.{' '}
          {mayEdit ? (
            <Link className="text-link" to={SEARCH_IMPORT_ADDRESS}>
              Import an export of Search Console
            </Link>
          ) : null}
        </p>
      </section>
    );
  return (
    <section className="report-part">
      <h2>In Google search</h2>
      <p className="note">
        Search Console, {shown.label}
        {shown.filters ? `, ${shown.filters}` : ''}.
        {source === 'queries' ? ' Sums of the queries in the export, without rare ones.' : ''}
      </p>
      {search ? (
        <dl className="analytics-totals search-data-totals">
          {(
            [
              ['Clicks', search.clicks],
              ['Impressions', search.impressions],
              ['Click rate', search.rate],
              ['Average position', search.position],
            ] as const
          ).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || 'none'}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="report-none">This page is not in the export of that period.</p>
      )}
      {queries.length > 0 ? (
        <QueriesTable view={view} caption="Queries that led to this page" />
      ) : search ? (
        <p className="search-data-about">
          The export does not say which queries led to this page: it needs a file with pages and
          queries, such as the API writes.
        </p>
      ) : null}
    </section>
  );
}

/** Numbers over the curve, each linked to its change in the list below. */
function ChangeMarks({ marks, lines }: MarkedChanges) {
  if (marks.length === 0) return null;
  return (
    <div className="change-marks">
      {lines.map((left) => (
        <i key={left} style={{ left: `${left}%` }} />
      ))}
      <ol aria-label="Changes on the curve">
        {marks.map(({ first, label, left, description }) => (
          <li key={first} style={{ left: `${left}%` }}>
            <a href={`#change-${first}`} aria-label={description} title={description}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The changes that are marked on the curve, by number. */
function ChangeList({ changes, range }: { changes: readonly ChangeRow[]; range: number }) {
  if (changes.length === 0)
    return (
      <p className="report-none">
        Nothing in these {range} days: no publication, no change in the SEO manager, and no redirect
        to this page.
      </p>
    );
  return (
    <ol className="change-list">
      {changes.map(({ number, date, by, what, values = [], note, to }) => (
        <li key={number} id={`change-${number}`} tabIndex={-1}>
          <span className="change-number" aria-hidden="true">
            {number}
          </span>
          <div>
            <p>
              <b>{to ? <Link to={to}>{what}</Link> : what}</b>
            </p>
            {values.map(({ name, before, after }) => (
              <p className="change-values" key={name}>
                {name}: <span className="sr-only">from </span>
                <del>{before}</del> <span aria-hidden="true">→</span>
                <span className="sr-only"> to </span> <ins>{after}</ins>
              </p>
            ))}
            {note ? <p className="change-values">{note}</p> : null}
          </div>
          <p className="change-when">
            {date}
            {by ? <span>{by}</span> : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
