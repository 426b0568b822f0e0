import { isRouteIndexable } from '#src/domains/seo/overrides/override.ts';
import type { SitemapEntry } from '#src/domains/seo/sitemap.ts';
import { LISTING_PATHS, postPath, storyPath } from '#src/domains/site-map/paths.ts';
import type { Services } from '#src/services.server.ts';

/** Resolves to every address that may be indexed. */
export async function sitemapEntries({
  pages,
  posts,
  stories,
  overrides,
  config,
}: Pick<Services, 'pages' | 'posts' | 'stories' | 'overrides' | 'config'>): Promise<
  SitemapEntry[]
> {
  const [pageEntries, articles, all, overriding] = await Promise.all([
    pages.indexable(),
    posts.indexable(),
    stories.list(),
    overrides.all(),
  ]);
  const rest = [
    ...LISTING_PATHS.map((path) => ({ path })),
    ...all.map(({ slug, modified }) => ({ path: storyPath(slug), modified })),
  ];
  return [
    ...pageEntries,
    ...rest.filter(({ path }) => isRouteIndexable(path, {}, overriding.get(path), config.SITE_URL)),
    ...articles.map(({ slug, modified }) => ({ path: postPath(slug), modified })),
  ];
}
