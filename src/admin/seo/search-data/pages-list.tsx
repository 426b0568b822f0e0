import { Link } from 'react-router';
import { ListFilter } from '#src/admin/parts/list-filter.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { SEARCH_DATA_ADDRESS, SEARCH_IMPORT_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { PagesTable } from './pages-table.tsx';
import { QueriesTable } from './queries-table.tsx';
import { Ranges } from './ranges.tsx';
import { searchDataAddress, type SearchDataQuery } from './search-data-query.ts';
import type { readPagesView } from './search-data.server.ts';

export type PagesListView = Awaited<ReturnType<typeof readPagesView>>;

interface PagesListProps {
  view: PagesListView;
  query: SearchDataQuery;
  mayEdit: boolean;
}

/** Every page with its views, landings, and figures of Search Console. */
export function PagesList({ view, query, mayEdit }: PagesListProps) {
  const { shown, source, states, rows, hasAny } = view;
  return (
    <>
      <Ranges query={query} periods={view} />
      {shown ? (
        <p className="search-data-about">
          Clicks, impressions, click rate and position: Search Console, <b>{shown.label}</b>
          {shown.filters ? `, ${shown.filters}` : ''}.{' '}
          {source === 'queries'
            ? 'They are sums of the queries in the export, which leaves out rare ones. '
            : ''}
          {source === 'none' ? 'What was imported for this period has no pages.' : ''}
        </p>
      ) : (
        <p className="search-data-about">
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
      {states.length > 0 ? <StateLinks states={states} /> : null}
      {hasAny ? (
        <>
          <PagesFilter view={view} query={query} />
          {rows.length > 0 ? (
            <PagesTable view={view} query={query} mayEdit={mayEdit} />
          ) : (
            <p className="admin-missing">
              No page matches.{' '}
              <Link className="text-link" to={SEARCH_DATA_ADDRESS}>
                Show all pages
              </Link>
            </p>
          )}
          <PageLinks
            page={view.page}
            pages={view.pages}
            addressOf={(page) => searchDataAddress({ ...query, page })}
          />
        </>
      ) : (
        <p className="admin-missing">
          No views in these {query.range} days or the {query.range} days before. A view is counted
          when a visitor leaves a page, so a new site shows its first views after a few minutes.
        </p>
      )}
      {view.queries.length > 0 ? (
        <section className="report-part">
          <h2>In Google search</h2>
          <QueriesTable view={view} caption="Queries of the whole site" />
        </section>
      ) : null}
    </>
  );
}

const PagesFilter = ({
  view: { options, shown },
  query,
}: {
  view: PagesListView;
  query: SearchDataQuery;
}) => (
  <ListFilter
    label="Pages"
    query={{
      ...query,
      range: query.range === 28 ? undefined : query.range,
      sort: query.sort === '-views' ? undefined : query.sort,
      show: query.isMissing ? 'missing' : undefined,
      period: shown?.value,
    }}
    kept={['range', 'sort', 'show']}
    search="Part of the address"
    filters={
      options.length > 1 ? [{ name: 'period', label: 'Period of Search Console', options }] : []
    }
    resetTo={SEARCH_DATA_ADDRESS}
    isFiltered={query.search !== undefined}
  />
);
