import { Link } from 'react-router';
import { DaysChart, DaysTable } from '#src/admin/analytics/days-chart.tsx';
import { Facts } from '#src/admin/parts/facts.tsx';
import { Part } from '#src/admin/parts/part.tsx';
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
      <Part className="report-part" title="Views per day">
        {days ? (
          <>
            <Facts
              className="analytics-totals"
              facts={{
                Views: <b>{formatNumber(days.views)}</b>,
                [`Compared with the previous ${range} days`]: days.change || 'no views in either',
                Landings: [landings, landingsChange].filter(Boolean).join(', '),
                'Busiest day': days.busiest,
              }}
            />
            <DaysChart {...days} marks={<ChangeMarks {...marked} />} />
            <DaysTable rows={days.rows} />
          </>
        ) : (
          <p className="report-none">
            No views in these {range} days or the {range} days before.
          </p>
        )}
      </Part>
      <Part className="report-part" title="What was changed">
        <ChangeList changes={changes} range={range} />
      </Part>
      <SearchPart view={view} mayEdit={mayEdit} />
    </>
  );
}

function SearchPart({ view, mayEdit }: Pick<OnePageProps, 'view' | 'mayEdit'>) {
  const { shown, search, source, queries } = view;
  if (!shown)
    return (
      <Part className="report-part" title="In Google search">
        <p className="report-none">
          Nothing is imported yet.{' '}
          {mayEdit ? (
            <Link className="text-link" to={SEARCH_IMPORT_ADDRESS}>
              Import an export of Search Console
            </Link>
          ) : null}
        </p>
      </Part>
    );
  return (
    <Part className="report-part" title="In Google search">
      <p className="note">
        Search Console, {shown.label}
        {shown.filters ? `, ${shown.filters}` : ''}.
        {source === 'queries' ? ' Sums of the queries in the export, without rare ones.' : ''}
      </p>
      {search ? (
        <Facts
          className="analytics-totals search-data-totals"
          facts={{
            Clicks: search.clicks,
            Impressions: search.impressions,
            'Click rate': search.rate || 'none',
            'Average position': search.position || 'none',
          }}
        />
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
    </Part>
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
