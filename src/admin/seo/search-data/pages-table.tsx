import { Link } from 'react-router';
import { SortHeading } from '#src/admin/parts/sort-heading.tsx';
import { REDIRECTS_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import type { PagesListView } from './pages-list.tsx';
import type { PageRow } from './pages-view.ts';
import { searchDataAddress, type PageSort, type SearchDataQuery } from './search-data-query.ts';

interface PagesTableProps {
  view: PagesListView;
  query: SearchDataQuery;
  mayEdit: boolean;
}

/** The pages. On narrow screens each row becomes a card. */
export function PagesTable({ view, query, mayEdit }: PagesTableProps) {
  const hasSearch = view.source !== 'none';
  const order = {
    sort: query.sort,
    sortedBy: (sort: PageSort) => searchDataAddress({ ...query, sort, page: 1 }),
  };
  return (
    <>
      <p className="records-summary">{view.summary}</p>
      <table className="records records-wide records-quiet search-data-table">
        <caption className="sr-only">Pages</caption>
        <thead>
          <tr>
            <SortHeading by="path" label="Page" {...order} />
            <SortHeading by="views" label="Views" {...order} isNumber />
            <SortHeading by="change" label="Change" {...order} isNumber />
            <SortHeading by="landings" label="Landings" {...order} isNumber />
            {hasSearch ? (
              <>
                <SortHeading by="clicks" label="Clicks" {...order} isNumber />
                <SortHeading by="impressions" label="Impressions" {...order} isNumber />
                <SortHeading by="rate" label="Click rate" {...order} isNumber />
                <SortHeading
                  by="position"
                  label="Position"
                  {...order}
                  isNumber
                  startsHigh={false}
                />
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <tr key={row.path}>
              <th scope="row">
                <Link to={row.to}>
                  <b>{row.path}</b>
                </Link>
                {row.isMissing ? (
                  <Missing row={row} target={view.targets[row.path]} mayEdit={mayEdit} />
                ) : null}
              </th>
              <Value label="Views">{row.views}</Value>
              <Value label="Change">{row.change}</Value>
              <Value label="Landings">{row.landings}</Value>
              {hasSearch ? (
                <>
                  <Value label="Clicks">{row.search?.clicks}</Value>
                  <Value label="Impressions">{row.search?.impressions}</Value>
                  <Value label="Click rate">{row.search?.rate}</Value>
                  <Value label="Position">{row.search?.position}</Value>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A number, with the name of its column in cards. */
export const Value = ({ label, children }: { label: string; children: string | undefined }) => (
  <td className="records-number" data-empty={!children || undefined}>
    <span className="records-label">{label} </span>
    {children}
  </td>
);

function Missing({
  row: { path },
  target,
  mayEdit,
}: {
  row: PageRow;
  target: string | undefined;
  mayEdit: boolean;
}) {
  if (target !== undefined)
    return <p className="search-data-missing">No longer exists. {target}.</p>;
  return (
    <p className="search-data-missing" data-alert>
      No longer exists.{' '}
      {mayEdit ? (
        <Link
          className="text-link"
          to={`${REDIRECTS_ADDRESS}?from=${encodeURIComponent(path)}`}
          aria-label={`Redirect ${path}`}
        >
          Redirect it
        </Link>
      ) : null}
    </p>
  );
}
