import type { PostCardView } from '#src/domains/content/post-reader.server.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { PostFacts } from './post-facts.tsx';

/** The first post of the listing, large (spec section 2, Insights listing). */
export function FeaturedPost({ post }: { post: PostCardView }) {
  return (
    <section className="tone-pine featured" aria-label="Featured article">
      <div className="wrap">
        <article className="post-card">
          <img className="post-cover" src={post.coverImage} alt="" width="960" height="480" />
          <div>
            <PostFacts post={post} />
            <h2 className="h2-long">
              <a href={postPath(post.slug)}>{post.title}</a>
            </h2>
            {post.excerpt ? <p className="lead">{post.excerpt}</p> : null}
          </div>
        </article>
      </div>
    </section>
  );
}
