import { Link } from 'react-router';
import { LeadsCells } from './leads-cells.tsx';
import type { SourceRow } from './sources-view.ts';

/** Leads by source. On narrow screens each row becomes a card. */
export function SourcesTable({ rows }: { rows: readonly SourceRow[] }) {
  return (
    <table className="records forms-table sources-table">
      <caption className="sr-only">Leads by source</caption>
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Leads</th>
          <th scope="col">Of all</th>
          <th scope="col">Delivered</th>
          <th scope="col">Share delivered</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.to ? (
                <Link to={row.to}>
                  <b>{row.name}</b>
                </Link>
              ) : (
                <span>{row.name}</span>
              )}
            </th>
            <LeadsCells {...row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
