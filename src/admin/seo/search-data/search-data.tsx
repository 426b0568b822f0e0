import { redirect, Link } from 'react-router';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { LoadError, Part, Facts } from '#src/admin/kit/screen.tsx';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { DaysChart, DaysTable } from '#src/admin/analytics/days-chart.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { REDIRECTS_ADDRESS, SEARCH_IMPORT_ADDRESS } from '#src/admin/parts/seo-address.ts';
import type { Route } from './+types/search-data.ts';
import { PagesList, QueriesTable, Ranges } from './pages-list.tsx';
import { SEARCH_DATA, daysOf, type SearchDataQuery } from './search-data-list.ts';
import { readPagesView, readPageView, type ShownPeriods } from './search-data.server.ts';
import type { ChangeRow, PageView } from './pages-view.ts';
import type { MarkedChanges } from './mark-changes.ts';
import '#src/admin/analytics/analytics.css';
import './search-data.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const mayEdit = mayDo(context, 'content.edit');
  const { path: _path, ...query } = SEARCH_DATA.parse(url.searchParams);
  const path = url.searchParams.get('path') ?? undefined;
  // Also refuses `//host`, to which a link would lead elsewhere.
  if (path !== undefined && normalizePath(path) === undefined)
    throw redirect(SEARCH_DATA.address(query));
  const shared = { mayEdit, query, path };
  return loadView(context, 'the search data', shared, async () => {
    if (path !== undefined) return { one: await readPageView(context, query, path) };
    const list = await readPagesView(context, query);
    if (query.page > list.pages)
      throw redirect(SEARCH_DATA.address({ ...query, page: list.pages }));
    return { list };
  });
}

/** /admin/seo-manager/search-data: views, landings and search figures of every page; with `?path=`, of one page over time. */
export default function SearchData({ loaderData }: Route.ComponentProps) {
  const { view, path, query, mayEdit } = loaderData;
  if (path === undefined) return <PagesList view={view?.list} mayEdit={mayEdit} />;
  return (
    <>
      <SeoHead
        title={path}
        isAddress
        crumbs={[{ label: 'Views and search', to: SEARCH_DATA.address(query) }]}
        actions={
          <LinkButton to={encodePath(path)} reloadDocument>
            View the page
          </LinkButton>
        }
      />
      {view?.one ? (
        <OnePage view={view.one} query={query} mayEdit={mayEdit} />
      ) : (
        <LoadError>
          The figures could not be loaded. Counting continues, and nothing is lost.
        </LoadError>
      )}
    </>
  );
}

interface OnePageProps {
  view: PageView & ShownPeriods;
  query: SearchDataQuery;
  mayEdit: boolean;
}

/** One page: its curve with the changes on it, and what people searched for. */
function OnePage({ view, query, mayEdit }: OnePageProps) {
  const { path, days, landings, landingsChange, changes, marked, isMissing } = view;
  const range = daysOf(query);
  return (
    <>
      <Ranges query={query} periods={view} path={path} />
      {isMissing ? (
        <p className="note measure mt-4">
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
              className="analytics-totals grid mt-4"
              facts={{
                Views: <b className="amount">{formatNumber(days.views)}</b>,
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
          className="analytics-totals grid mt-4 search-data-totals"
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
        <p className="note measure mt-4">
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
    <div className="change-marks inert-look relative">
      {lines.map((left) => (
        <i className="absolute" key={left} style={{ left: `${left}%` }} />
      ))}
      <ol aria-label="Changes on the curve">
        {marks.map(({ first, label, left, description }) => (
          <li className="absolute" key={first} style={{ left: `${left}%` }}>
            <a
              className="grid centered px-1 nowrap paper"
              href={`#change-${first}`}
              aria-label={description}
              title={description}
            >
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
    <ol className="change-list measure-wide mt-4 rule-below">
      {changes.map(({ number, date, by, what, values = [], note, to }) => (
        <li
          className="grid gap-1 gap-x-3 rule-above breaks py-3"
          key={number}
          id={`change-${number}`}
          tabIndex={-1}
        >
          <span className="change-number paper grid centered" aria-hidden="true">
            {number}
          </span>
          <div>
            <p>
              <b className="bold">
                {to ? (
                  <Link className="link" to={to}>
                    {what}
                  </Link>
                ) : (
                  what
                )}
              </b>
            </p>
            {values.map(({ name, before, after }) => (
              <p className="change-values small muted" key={name}>
                {name}: <span className="sr-only">from </span>
                <del>{before}</del> <span aria-hidden="true">→</span>
                <span className="sr-only"> to </span> <ins className="fg">{after}</ins>
              </p>
            ))}
            {note ? <p className="change-values small muted">{note}</p> : null}
          </div>
          <p className="change-when small muted">
            {date}
            {by ? <span className="block breaks">{by}</span> : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
