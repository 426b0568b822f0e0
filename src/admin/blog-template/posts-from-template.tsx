import { Link } from 'react-router';
import { formatCount } from '#src/admin/parts/counts.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';

/** A post that was made from a template. */
export interface PostOfTemplate {
  id: string;
  title: string;
  /** ISO 8601 */
  savedAt: string;
  /** visitors see it as it is */
  isPublic: boolean;
  /** of the template */
  version: number;
  done: number;
  total: number;
}

interface PostsFromTemplateProps {
  posts: readonly PostOfTemplate[];
  /** of the template that new posts get; undefined for none */
  version: number | undefined;
}

/** The posts that an update of the template is offered to: drafts with how far they are, and public ones, which keep their text. */
export function PostsFromTemplate({ posts, version: current }: PostsFromTemplateProps) {
  const isOld = ({ version }: PostOfTemplate) => current !== undefined && version < current;
  const old = posts.filter((post) => post.isPublic && isOld(post)).length;
  return (
    <section className="panel pb-6 small mt-6" aria-labelledby="template-posts-title">
      <h2 id="template-posts-title">Posts from this template</h2>
      {posts.length === 0 ? (
        <p className="note">No post was made from this template yet.</p>
      ) : (
        <>
          <p className="note">
            {formatCount(posts.length, 'post')}. After you publish, each is offered the changes, and
            keeps what was written.
          </p>
          {old > 0 ? (
            <p className="note">
              <b>
                {formatCount(old, 'public post')} still {old === 1 ? 'has' : 'have'} an earlier
                version.
              </b>{' '}
              Visitors read its locked text until you update the post and publish it.
            </p>
          ) : null}
          <ul>
            {posts.map((post) => (
              <li className="grid py-2 rule-above breaks" key={post.id}>
                <Link
                  className="text-link inline-flex items-center tap"
                  to={editorAddress('post', post.id)}
                >
                  {post.title.trim() || 'Untitled post'}
                </Link>
                <small>
                  {stateText(post)}, version {post.version}
                  {isOld(post) ? ' of ' + String(current) : ''}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function stateText({ isPublic, done, total }: PostOfTemplate): string {
  if (isPublic) return 'Public';
  return total === 0 ? 'Nothing written' : `${done} of ${formatCount(total, 'section')} done`;
}
