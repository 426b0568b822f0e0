import { Link } from 'react-router';
import { ListScreen } from '#src/admin/lists/list-screen.tsx';
import { type Column, ListTable } from '#src/admin/lists/list-table.tsx';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { Part } from '#src/admin/kit/screen.tsx';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { REDIRECTS_ADDRESS, SEARCH_IMPORT_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { genericZoneName } from '#src/platform/clock/site-time-zone.ts';
import type { PageView, PageRow } from './pages-view.ts';
import {
  daysOf,
  SEARCH_DATA,
  type FormattedCounts,
  SEARCH_RANGES,
  type SearchDataQuery,
} from './search-data-list.ts';
import type { readPagesView, ShownPeriods } from './search-data.server.ts';

type View = Awaited<ReturnType<typeof readPagesView>>;

interface PagesListProps {
  view: View | undefined;
  mayEdit: boolean;
}

/** Every page with its views, landings, and figures of Search Console. */
export function PagesList({ view, mayEdit }: PagesListProps) {
  const days = daysOf(view?.query ?? {});
  const { options = [] } = view ?? {};
  return (
    <ListScreen
      list={SEARCH_DATA}
      view={view}
      unaffected="Counting continues, and nothing is lost."
      head={{
        title: 'Views and search',
        actions: mayEdit ? (
          <LinkButton to={SEARCH_IMPORT_ADDRESS}>Import from Search Console</LinkButton>
        ) : null,
      }}
      Head={SeoHead}
      above={view ? <Periods view={view} mayEdit={mayEdit} /> : null}
      search="Part of the address"
      filters={
        options.length > 1
          ? [
              {
                name: 'period',
                label: 'Period of Search Console',
                options: options.map((option, at) =>
                  at === 0 ? { ...option, value: '' } : option,
                ),
              },
            ]
          : []
      }
      none={`No views in these ${days} days or the ${days} days before. A view is counted when a visitor leaves a page, so a new site shows its first views after a few minutes.`}
      columns={view ? columnsFor(view, mayEdit) : []}
    >
      {view && view.queries.length > 0 ? (
        <Part className="report-part" title="In Google search">
          <QueriesTable view={view} caption="Queries of the whole site" />
        </Part>
      ) : null}
    </ListScreen>
  );
}

/** The periods of our own counts, and of Search Console. */
function Periods({ view, mayEdit }: { view: View; mayEdit: boolean }) {
  const { shown, source, query } = view;
  return (
    <>
      <Ranges query={query} periods={view} />
      {shown ? (
        <p className="note measure mt-4">
          Clicks, impressions, click rate and position: Search Console,{' '}
          <b className="fg bold">{shown.label}</b>
          {shown.filters ? `, ${shown.filters}` : ''}.{' '}
          {source === 'queries'
            ? 'They are sums of the queries in the export, which leaves out rare ones. '
            : ''}
          {source === 'none' ? 'What was imported for this period has no pages.' : ''}
        </p>
      ) : (
        <p className="note measure mt-4">
          No clicks, impressions and positions yet.{' '}
          {mayEdit ? (
            <Link className="text-link" to={SEARCH_IMPORT_ADDRESS}>
              Import an export of Search Console
            </Link>
          ) : (
            'An editor can import an export of Search Console.'
          )}
        </p>
      )}
    </>
  );
}

/** A number, with the name of its column in cards. */
const figure = <Row,>(
  by: string,
  label: string,
  cell: (row: Row) => string | undefined,
): Column<Row> => ({
  by,
  label,
  before: label,
  isNumber: true,
  startsHigh: by !== 'position',
  isNone: (row) => !cell(row),
  cell,
});

const countsOf = <Row,>(get: (row: Row) => FormattedCounts | undefined): Column<Row>[] => [
  figure('clicks', 'Clicks', (row) => get(row)?.clicks),
  figure('impressions', 'Impressions', (row) => get(row)?.impressions),
  figure('rate', 'Click rate', (row) => get(row)?.rate),
  figure('position', 'Position', (row) => get(row)?.position),
];

const columnsFor = ({ targets, source }: View, mayEdit: boolean): Column<PageRow>[] => [
  {
    label: 'Page',
    by: 'path',
    cell: ({ id, to, isMissing }) => (
      <>
        <Link to={to}>
          <b>{id}</b>
        </Link>
        {isMissing ? <Missing path={id} target={targets[id]} mayEdit={mayEdit} /> : null}
      </>
    ),
  },
  figure('views', 'Views', ({ views }) => views),
  figure('change', 'Change', ({ change }) => change),
  figure('landings', 'Landings', ({ landings }) => landings),
  ...(source === 'none' ? [] : countsOf(({ search }: PageRow) => search)),
];

interface MissingProps {
  path: string;
  target: string | undefined;
  mayEdit: boolean;
}

function Missing({ path, target, mayEdit }: MissingProps) {
  if (target !== undefined) return <p className="fine">No longer exists. {target}.</p>;
  return (
    <p className="fine">
      <strong>No longer exists.</strong>{' '}
      {mayEdit ? (
        <Link
          className="text-link line-link"
          to={`${REDIRECTS_ADDRESS}?from=${encodeURIComponent(path)}`}
          aria-label={`Redirect ${path}`}
        >
          Redirect it
        </Link>
      ) : null}
    </p>
  );
}

interface QueriesTableProps {
  view: Pick<PageView, 'queries' | 'queryCount'>;
  caption: string;
}

/** The queries of people who searched, for one page or for the whole site. */
export const QueriesTable = ({ view: { queries, queryCount }, caption }: QueriesTableProps) => (
  <>
    <h3 className="mt-6">Queries</h3>
    <p className="note">
      {queryCount > queries.length
        ? `The ${queries.length} with the most clicks of ${formatNumber(queryCount)}.`
        : `${formatCount(queryCount, 'query', 'queries')} in the export.`}
    </p>
    <ListTable
      caption={caption}
      columns={QUERY_COLUMNS}
      rows={queries.map((row) => ({ ...row, id: row.query }))}
    />
  </>
);

type QueryRow = PageView['queries'][number] & { id: string };
const QUERY_COLUMNS = [
  { label: 'Query', cell: ({ query }: QueryRow) => <b>{query}</b> },
  ...countsOf((row: QueryRow) => row),
];

interface RangesProps {
  query: SearchDataQuery;
  periods: ShownPeriods;
  /** of the page that is shown */
  path?: string;
}

/** The lengths of the period of our own counts, and what they mean. */
export const Ranges = ({ query, periods: { dates, landingsSince }, path }: RangesProps) => (
  <div className="analytics-range mt-6 tab-links">
    <nav aria-label="Range">
      <ul>
        {SEARCH_RANGES.map((days) => (
          <li key={days}>
            <Link
              to={SEARCH_DATA.address({
                ...query,
                range: days === '28' ? undefined : days,
                page: 1,
                path,
              })}
              aria-current={days === String(daysOf(query)) ? 'page' : undefined}
              preventScrollReset
            >
              {days} days
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <p className="measure muted">
      Views and landings: {dates}, in {genericZoneName()}. A landing is a page opened from outside
      the site.
      {landingsSince ? ` Landings are counted since ${landingsSince}.` : ''}
    </p>
  </div>
);
