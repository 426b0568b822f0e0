import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import type { PageView } from './page-view.ts';
import { Value } from './pages-table.tsx';

interface QueriesTableProps {
  view: Pick<PageView, 'queries' | 'queryCount'>;
  caption: string;
}

/** The queries of people who searched, for one page or for the whole site. */
export function QueriesTable({ view: { queries, queryCount }, caption }: QueriesTableProps) {
  return (
    <>
      <h3 className="search-data-by">Queries</h3>
      <p className="note">
        {queryCount > queries.length
          ? `The ${queries.length} with the most clicks of ${formatNumber(queryCount)}.`
          : `${formatCount(queryCount, 'query', 'queries')} in the export.`}
      </p>
      <table className="records records-wide records-quiet search-data-table search-data-queries">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Query</th>
            {['Clicks', 'Impressions', 'Click rate', 'Position'].map((label) => (
              <th key={label} scope="col" className="records-number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {queries.map(({ query, clicks, impressions, rate, position }) => (
            <tr key={query}>
              <th scope="row">
                <b>{query}</b>
              </th>
              <Value label="Clicks">{clicks}</Value>
              <Value label="Impressions">{impressions}</Value>
              <Value label="Click rate">{rate}</Value>
              <Value label="Position">{position}</Value>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
