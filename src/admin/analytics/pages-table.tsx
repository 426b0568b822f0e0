import type { PageRow } from './analytics-view.ts';

/** Pages by their views, each with a band as long as it is busy. Rows are cards where there is no room for columns. */
export function PagesTable({ rows }: { rows: readonly PageRow[] }) {
  return (
    <table className="records pages-table">
      <caption className="sr-only">Pages, the busiest first</caption>
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

/** The path of a page, which leads to it; what stands for many pages leads nowhere. */
export function PageName({ path }: { path: string }) {
  const isOne = path.startsWith('/') && !path.endsWith('*');
  return isOne ? <a href={path}>{path}</a> : <span>{path}</span>;
}
