import { Form, Link } from 'react-router';
import { STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import type { DocumentState } from '#src/domains/documents/life.ts';
import { NEW_POST_PATH } from './posts-addresses.ts';

interface PickPostProps {
  search: string | undefined;
  posts: readonly { id: string; title: string; category: string; state: DocumentState }[];
  total: number;
}

/** Finds the post to copy. */
export const PickPost = ({ search, posts, total }: PickPostProps) => (
  <>
    <PageHead
      title="Copy of a post"
      crumbs={[
        { label: 'Posts', to: BLOG_EDITOR_PATH },
        { label: 'New post', to: NEW_POST_PATH },
      ]}
    />
    <Form className="admin-filter post-pick-search" role="search" aria-label="Posts" key={search}>
      <input type="hidden" name="from" value="copy" />
      <SearchField label="Title or text" value={search} />
      <div className="admin-filter-end">
        <button className="btn btn-small btn-quiet" type="submit">
          Search
        </button>
      </div>
    </Form>
    {posts.length > 0 ? (
      <>
        <ul className="post-pick">
          {posts.map(({ id, title, category, state }) => (
            <li key={id}>
              <Link to={`${NEW_POST_PATH}?from=${id}`}>
                <b>{title}</b>
                <span>{category}</span>
                <small>{STATE_NAMES[state]}</small>
              </Link>
            </li>
          ))}
        </ul>
        {total > posts.length ? (
          <p className="post-pick-more">
            {formatNumber(total - posts.length)} more. Search for words of the post.
          </p>
        ) : null}
      </>
    ) : (
      <p className="admin-missing">
        No post has these words.{' '}
        <Link className="text-link" to={`${NEW_POST_PATH}?from=copy`}>
          Show all posts
        </Link>
      </p>
    )}
  </>
);
