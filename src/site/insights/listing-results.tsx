import type {
  PostArchive,
  PostListing,
  PostCardView,
} from '#src/domains/content/posts/post-reader.server.ts';
import { INSIGHTS_PATH, postPath } from '#src/domains/site-map/paths.ts';
import { PageLinks } from '#src/site/parts/page-links.tsx';
import { DEFAULT_COVER } from '#src/domains/content/posts/post.ts';
import { FRAMES } from '#src/domains/media/frames.ts';
import { FramedPicture } from '#src/ui/framed-picture.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { ArticleArchive } from './article-archive.tsx';
import { InsightsPanel } from './insights-panel.tsx';
import { ARTICLE_PAGES, listingHref, type ListingRequest } from './listing-request.ts';
import { PostCard, WHOLE_COVER } from './post-card.tsx';
import { PostFacts } from './post-facts.tsx';

interface ListingResultsProps {
  listing: PostListing;
  /** undefined if it could not be loaded, which is no error (docs/specification.md, section 7) */
  archive: PostArchive | undefined;
  request: ListingRequest;
}

/** Featured post, card grid, and archive of /insights (docs/specification.md, section 2). */
export function ListingResults({ listing, archive, request }: ListingResultsProps) {
  const { featured, posts, page, pageCount } = listing;
  const { category } = request;
  const isEmpty = !featured && posts.length === 0;
  return (
    <>
      {featured ? <FeaturedPost post={featured} /> : null}
      <div className="tone-paper section">
        <div className="wrap">
          {isEmpty ? (
            <InsightsPanel title="No Blog Posts Found" text="Check back later for new content!">
              {category !== undefined || page > 1 ? (
                <a className="btn btn-quiet" href={INSIGHTS_PATH}>
                  All Content
                </a>
              ) : null}
            </InsightsPanel>
          ) : null}
          {posts.length > 0 ? (
            <>
              <h2 className="h2-long">{category ?? 'Latest articles'}</h2>
              <div className="post-grid">
                {posts.map((post) => (
                  <PostCard key={post.slug} post={post} />
                ))}
              </div>
            </>
          ) : null}
          <PageLinks
            label="Pages of articles"
            labels={ARTICLE_PAGES}
            page={page}
            pageCount={isEmpty ? 1 : pageCount}
            hrefFor={(to) => listingHref({ category, page: to })}
          />
          {archive && archive.total > 0 ? (
            <ArticleArchive archive={archive} isOpen={request.isArchiveOpen} />
          ) : null}
        </div>
      </div>
    </>
  );
}

/** The first post of the listing, in a large card (docs/specification.md, section 2, Insights listing). */
function FeaturedPost({ post }: { post: PostCardView }) {
  return (
    <section className="tone-pine featured" aria-label="Featured article">
      <div className="wrap">
        <article className="post-card">
          <FramedPicture
            className="post-cover"
            src={post.coverImage}
            size={post.coverSize}
            fallback={DEFAULT_COVER}
            frame={FRAMES.card}
            sizes="(min-width: 1100px) 58vw, 100vw"
            whole={WHOLE_COVER}
          />
          <div>
            <Heading
              label="Featured article"
              title={post.title}
              href={postPath(post.slug)}
              className="h2-long"
            />
            <PostFacts post={post} />
            {post.excerpt ? <p className="lead">{post.excerpt}</p> : null}
          </div>
        </article>
      </div>
    </section>
  );
}
