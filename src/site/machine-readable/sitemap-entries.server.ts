import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { SitemapEntry } from '#src/domains/seo/sitemap.ts';
import { LISTING_PATHS, postPath, storyPath } from '#src/domains/site-map/paths.ts';
import type { Services } from '#src/services.server.ts';

/** Resolves to every address that may be indexed. */
export async function sitemapEntries({
  pages,
  posts,
}: Pick<Services, 'pages' | 'posts'>): Promise<SitemapEntry[]> {
  const [pageEntries, articles] = await Promise.all([pages.indexable(), posts.indexable()]);
  return [
    ...pageEntries,
    ...LISTING_PATHS.map((path) => ({ path })),
    ...SUCCESS_STORIES.map(({ slug }) => ({ path: storyPath(slug) })),
    ...articles.map(({ slug, modified }) => ({ path: postPath(slug), modified })),
  ];
}
