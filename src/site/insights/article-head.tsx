import type { PostView } from '#src/domains/content/posts/post-reader.server.ts';
import { INSIGHTS_PATH } from '#src/domains/site-map/paths.ts';
import { DEFAULT_COVER } from '#src/domains/content/posts/post.ts';
import { FRAMES } from '#src/domains/media/frames.ts';
import { Avatar } from '#src/ui/drawings/avatars/avatar.tsx';
import { FramedPicture } from '#src/ui/framed-picture.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { WHOLE_COVER } from './post-card.tsx';
import { listingHref } from './listing-request.ts';

/** Breadcrumbs, title, author, date and reading time. */
export function ArticleHead({ post, role }: { post: PostView; role: string | undefined }) {
  return (
    <header className="tone-paper article-head">
      <div className="wrap">
        <nav className="trail" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href={INSIGHTS_PATH}>Insights</a>
            </li>
            <li>
              <a href={listingHref({ category: post.category })}>{post.category}</a>
            </li>
          </ol>
        </nav>
        <h1 className={isLong(post.title, 18) ? 'h1-long' : 'h1'}>{post.title}</h1>
        <div className="grid-12">
          {/* the Markdown twin lists these with labels */}
          <ul className="article-facts" data-markdown="omit">
            {post.author ? (
              <li>
                {role ? <Avatar name={post.author} background="sand" loading="eager" /> : null}
                <b>{post.author}</b>
                {role ? <span>{role}</span> : null}
              </li>
            ) : null}
            <li>
              {post.date ? <time dateTime={post.dateTime}>{post.date}</time> : null}
              <span>{post.readTime}</span>
            </li>
            {post.reviewed ? (
              <li>
                <span>
                  Last reviewed <time dateTime={post.reviewedTime}>{post.reviewed}</time>
                </span>
              </li>
            ) : null}
          </ul>
          {post.excerpt ? <p className="lead">{post.excerpt}</p> : null}
        </div>
      </div>
      <FramedPicture
        className="article-cover"
        src={post.coverImage}
        size={post.coverSize}
        fallback={DEFAULT_COVER}
        frame={FRAMES.cover}
        narrow={{ media: '(max-width: 575px)', frame: FRAMES['cover-phone'] }}
        sizes="100vw"
        whole={WHOLE_COVER}
      />
    </header>
  );
}
