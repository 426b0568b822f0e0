import { Link } from 'react-router';
import { formatCount } from '#src/admin/parts/counts.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';

/** A post from a template that is not public as it is. */
export interface OpenPost {
  id: string;
  title: string;
  /** ISO 8601 */
  savedAt: string;
  /** of the template */
  version: number;
  done: number;
  total: number;
}

/** The posts that an update of the template is offered to, with how far they are. */
export function PostsFromTemplate({ posts }: { posts: readonly OpenPost[] }) {
  return (
    <section className="panel template-posts" aria-labelledby="template-posts-title">
      <h2 id="template-posts-title">Open posts</h2>
      {posts.length === 0 ? (
        <p className="note">No draft was made from this template yet.</p>
      ) : (
        <>
          <p className="note">
            {formatCount(posts.length, 'post')} from this template. After you publish, each is
            offered the changes, and keeps what was written.
          </p>
          <ul>
            {posts.map(({ id, title, version, done, total }) => (
              <li key={id}>
                <Link className="text-link" to={editorAddress('post', id)}>
                  {title.trim() || 'Untitled post'}
                </Link>
                <small>
                  {total === 0
                    ? 'Nothing written'
                    : `${done} of ${formatCount(total, 'section')} done`}
                  , version {version}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
