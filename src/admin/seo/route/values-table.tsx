import { SOURCE_NAMES, wordsOfValue } from '#src/admin/seo/routes/route-labels.ts';
import { OVERRIDE_LABELS } from '#src/domains/seo/overrides/activity-of-overrides.ts';
import { OVERRIDE_FIELDS } from '#src/domains/seo/overrides/override.ts';
import type { RouteValues } from '#src/domains/seo/routes/own-metadata.ts';

/** What each value of a route is, what the page says of itself, and which of the two visitors get. */
export const ValuesTable = ({ values }: { values: RouteValues }) => (
  <table className="records route-values">
    <thead>
      <tr>
        <th scope="col">Value</th>
        <th scope="col">The page itself</th>
        <th scope="col">Visitors get</th>
        <th scope="col">From</th>
      </tr>
    </thead>
    <tbody>
      {OVERRIDE_FIELDS.map((field) => {
        const { value, own, source } = values[field];
        return (
          <tr key={field}>
            <th scope="row">
              <b>{OVERRIDE_LABELS[field]}</b>
            </th>
            <td>
              <span className="route-label">The page itself: </span>
              {wordsOfValue(field, own)}
            </td>
            <td>
              <span className="route-label">Visitors get: </span>
              {wordsOfValue(field, value)}
            </td>
            <td>{SOURCE_NAMES[source]}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
