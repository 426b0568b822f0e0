import { Form, Link, useLocation } from 'react-router';
import { SelectHeading } from '#src/admin/parts/select-heading.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { TAG_CHANGE_PATH } from './posts-addresses.ts';
import type { TagRow } from './tags-view.ts';

interface TagsTableProps {
  rows: readonly TagRow[];
  mayChange: boolean;
}

/** The tags with their posts. Selected ones lead to a page that says what a change would do. */
export function TagsTable({ rows, mayChange }: TagsTableProps) {
  const { key } = useLocation();
  return (
    <Form className="tags-selection" action={TAG_CHANGE_PATH} key={key}>
      <p className="records-summary">{formatCount(rows.length, 'tag')}, most used first</p>
      <table
        className="records records-wide records-quiet tags-table"
        data-plain={!mayChange || undefined}
      >
        <caption className="sr-only">Tags, most used first</caption>
        <thead>
          <tr>
            {mayChange ? <SelectHeading /> : null}
            <th scope="col">Tag</th>
            <th scope="col" className="records-number">
              Posts
            </th>
            <th scope="col" className="records-number">
              Public
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.tag}>
              {mayChange ? (
                <td className="tags-select">
                  <input
                    className="admin-check"
                    type="checkbox"
                    name="tag"
                    value={row.tag}
                    aria-label={row.tag}
                  />
                </td>
              ) : null}
              <th scope="row">
                <Link to={row.to}>{row.tag}</Link>
              </th>
              <td className="records-number tags-posts">
                {row.posts}
                <span className="records-label"> {row.posts === '1' ? 'post' : 'posts'}</span>
              </td>
              <td className="records-number tags-public">
                {row.public}
                <span className="records-label"> public</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {mayChange ? (
        <div className="admin-bulk" role="group" aria-label="With the selected tags">
          <p>selected</p>
          <button className="btn btn-small btn-ink" type="submit">
            Rename or merge
          </button>
          <button className="btn btn-small btn-quiet" type="submit" name="do" value="remove">
            Remove from all posts
          </button>
        </div>
      ) : null}
    </Form>
  );
}
