import type { SitemapEntry } from '#src/domains/seo/sitemap.ts';
import { LISTING_PATHS, postPath, storyPath } from '#src/domains/site-map/paths.ts';
import type { Services } from '#src/services.server.ts';

/** Resolves to every address that may be indexed. */
export async function sitemapEntries({
  pages,
  posts,
  stories,
}: Pick<Services, 'pages' | 'posts' | 'stories'>): Promise<SitemapEntry[]> {
  const [pageEntries, articles, all] = await Promise.all([
    pages.indexable(),
    posts.indexable(),
    stories.list(),
  ]);
  return [
    ...pageEntries,
    ...LISTING_PATHS.map((path) => ({ path })),
    ...all.map(({ slug, modified }) => ({ path: storyPath(slug), modified })),
    ...articles.map(({ slug, modified }) => ({ path: postPath(slug), modified })),
  ];
}
