import type { Author } from '#content/authors.ts';
import { Avatar } from '#src/ui/drawings/avatars/avatar.tsx';
import type { PostCardView, PostView } from '#src/domains/content/posts/post-reader.server.ts';
import type { RenderedBody } from '#src/domains/content/body/render-post-body.server.ts';
import { ArticleHead } from './article-head.tsx';
import { PostCard } from './post-card.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface ArticleViewProps {
  post: PostView;
  body: RenderedBody;
  author: Author | undefined;
  related: readonly PostCardView[];
}

/** A whole article: head, table of contents beside the text, author, and related posts. */
export function ArticleView({ post, body, author, related }: ArticleViewProps) {
  return (
    <>
      <article>
        <ArticleHead post={post} role={author?.role} />
        <div className="tone-paper section">
          <div className="wrap grid-12 article">
            <TableOfContents headings={body.headings} isInText={body.hasContents} />
            <div className="article-text">
              <div
                className="article-body"
                // oxlint-disable-next-line react/no-danger -- `renderPostBody` escapes all that an author wrote
                dangerouslySetInnerHTML={{ __html: body.html }}
              />
              {author ? <AuthorNote author={author} /> : null}
            </div>
          </div>
        </div>
      </article>
      {related.length > 0 ? (
        <section className="tone-sand section" aria-labelledby="related">
          <div className="wrap">
            <h2 id="related" className="h2-long">
              Read next
            </h2>
            <div className="post-grid">
              {related.map((card) => (
                <PostCard key={card.slug} post={card} />
              ))}
            </div>
          </div>
        </section>
      ) : null}
    </>
  );
}

/** A note about the author. Authors without an entry in `content/authors.ts` are named in the head only. */
function AuthorNote({ author }: { author: Author }) {
  return (
    <aside className="author-note" aria-label="About the author">
      <Avatar name={author.name} background="sand" />
      <p className="h4">{author.name}</p>
      <p className="note">{author.role}</p>
      <p>{author.bio}</p>
    </aside>
  );
}
