import type { PostCardView } from '#src/domains/content/posts/post-reader.server.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { DEFAULT_COVER } from '#src/domains/content/posts/post.ts';
import { FRAMES } from '#src/domains/media/frames.ts';
import { FramedPicture } from '#src/ui/framed-picture.tsx';
import { PostFacts } from './post-facts.tsx';

/** Size of a cover that is not cut: those that we draw have it. */
export const WHOLE_COVER = { width: 960, height: 480 };

/** A post in the card grid. The whole card is a link. The cover is decorative. */
export function PostCard({ post }: { post: PostCardView }) {
  return (
    <article className="post-card">
      <FramedPicture
        className="post-cover"
        src={post.coverImage}
        size={post.coverSize}
        fallback={DEFAULT_COVER}
        frame={FRAMES.card}
        sizes="(min-width: 1100px) 31vw, (min-width: 768px) 46vw, 94vw"
        whole={WHOLE_COVER}
        lazy
      />
      <PostFacts post={post} />
      <h3 className="h4">
        <a href={postPath(post.slug)}>{post.title}</a>
      </h3>
      {post.excerpt ? <p className="post-excerpt">{post.excerpt}</p> : null}
    </article>
  );
}
