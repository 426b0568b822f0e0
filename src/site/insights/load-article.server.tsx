import { AUTHORS } from '#content/authors.ts';
import type { PostView } from '#src/domains/content/posts/post-reader.server.ts';
import { renderPostBody } from '#src/domains/content/body/render-post-body.server.ts';
import type { HeadTag } from '#src/domains/seo/head.ts';
import { isRouteIndexable } from '#src/domains/seo/overrides/override.ts';
import { BOOK_AUDIT_PATH, postPath } from '#src/domains/site-map/paths.ts';
import type { Services } from '#src/services.server.ts';
import { describePost } from '#src/site/seo/insights-head.server.ts';
import { siteIdentity } from '#src/site/seo/site-identity.server.ts';
import { ArticleView } from './article-view.tsx';
import { AuditBanner } from './audit-banner.tsx';
import { BODY_DRAWINGS } from './body-drawings.server.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';

/** A rendered article and its metadata. */
interface LoadedArticle {
  head: HeadTag[];
  isIndexable: boolean;
  title: string;
  description: string | undefined;
  author: string | undefined;
  /** ISO 8601; undefined for an undated post */
  published: string | undefined;
  /** ISO 8601 */
  modified: string;
  reviewed: string | undefined;
  html: string;
}

type ArticleServices = Pick<Services, 'posts' | 'pages' | 'config' | 'siteSettings' | 'log'> & {
  media?: Services['media'] | undefined;
};

/**
 * Loads and renders a published post.
 * @returns 'missing' if there is none, 'failed' if posts cannot be loaded, which is logged
 */
export async function loadArticle(
  { posts, pages, config, siteSettings, media, log }: ArticleServices,
  slug: string,
): Promise<LoadedArticle | 'missing' | 'failed'> {
  try {
    const post = await posts.post(slug);
    if (!post) return 'missing';
    const { html, role } = await renderArticle({ posts, pages, config, log }, post);
    const { head, data } = describePost(
      post,
      role,
      await siteIdentity({ config, siteSettings, media }),
      html,
    );
    return {
      head,
      isIndexable: isRouteIndexable(postPath(post.slug), post.seo, post.override, config.SITE_URL),
      title: post.title,
      description: post.override?.description ?? post.seo.description ?? post.excerpt,
      author: post.author,
      published: post.dateTime,
      modified: post.updatedAt,
      reviewed: post.reviewedTime,
      html: html + data,
    };
  } catch (error) {
    log.error({ err: error, slug }, 'a post could not be loaded');
    return 'failed';
  }
}

/** Renders a post, with the role of its author. */
export async function renderArticle(
  { posts, pages, config, log }: Pick<Services, 'posts' | 'pages' | 'config' | 'log'>,
  post: PostView,
): Promise<{ html: string; role: string | undefined }> {
  const [related, paths] = await Promise.all([
    // The article works without related posts.
    posts.related(post, 3).catch(() => []),
    pages.pathsAmong([BOOK_AUDIT_PATH]),
  ]);
  const body = renderPostBody(
    post.body,
    (type) => log.warn({ slug: post.slug, type }, 'a part of a post was left out'),
    config,
    BODY_DRAWINGS,
  );
  const author = AUTHORS.find(({ name }) => name === post.author);
  const html = renderMarkup(
    <>
      <ArticleView post={post} body={body} author={author} related={related} />
      {paths.has(BOOK_AUDIT_PATH) ? <AuditBanner subject={post.category} /> : null}
    </>,
  );
  return { html, role: author?.role };
}
