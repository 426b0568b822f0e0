import type { PostCardView } from '#src/domains/content/post-reader.server.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { PostFacts } from './post-facts.tsx';

/** A post in the card grid. The whole card is a link. The cover is decorative. */
export function PostCard({ post }: { post: PostCardView }) {
  return (
    <article className="post-card">
      <img
        className="post-cover"
        src={post.coverImage}
        alt=""
        width="960"
        height="480"
        loading="lazy"
      />
      <PostFacts post={post} />
      <h3 className="h4">
        <a href={postPath(post.slug)}>{post.title}</a>
      </h3>
      {post.excerpt ? <p className="post-excerpt">{post.excerpt}</p> : null}
    </article>
  );
}
