import type { PageRow } from './analytics-view.ts';

/** Pages by views, each with a bar. On narrow screens each row becomes a card. */
export function PagesTable({ rows }: { rows: readonly PageRow[] }) {
  return (
    <table className="records pages-table">
      <caption className="sr-only">Pages, busiest first</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Views</th>
          <th scope="col">Share</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, views, share, length, change }) => (
          <tr key={path}>
            <th scope="row">
              <PageName path={path} />
            </th>
            <td className="pages-views">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={length} height="1" />
              </svg>
              <b>{views}</b>
            </td>
            <td className="pages-share">{share}</td>
            <td className="pages-change">{change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A path, linked to its page. Placeholders for several pages, such as `/insights/*`, are not linked. */
export function PageName({ path }: { path: string }) {
  const isOne = path.startsWith('/') && !path.endsWith('*');
  return isOne ? <a href={path}>{path}</a> : <span>{path}</span>;
}
