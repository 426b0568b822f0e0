import { isRouteIndexable } from '#src/domains/seo/overrides/override.ts';
import { MAX_ENTRIES, sitemap, type SitemapEntry, sitemapIndex } from '#src/domains/seo/sitemap.ts';
import { LISTING_PATHS, postPath, storyPath } from '#src/domains/site-map/paths.ts';
import type { Services } from '#src/services.server.ts';

type SitemapServices = Pick<Services, 'pages' | 'posts' | 'stories' | 'overrides' | 'config'>;

/** Renders /sitemap.xml: every address that may be indexed, or an index of parts if there are more than `maxEntries`. */
export async function renderSitemap(services: SitemapServices, maxEntries = MAX_ENTRIES) {
  const [entries, count] = await Promise.all([fixedEntries(services), countPosts(services)]);
  const origin = services.config.SITE_URL;
  if (entries.length + count <= maxEntries)
    return sitemap(origin, [...entries, ...(await postEntries(services, 0, count))]);
  return sitemapIndex(origin, 1 + Math.ceil(count / maxEntries));
}

/**
 * Renders one part: all addresses but posts, then posts from the oldest on, so that a part changes only with what it lists. Posts
 * that may not be indexed leave gaps.
 * @param part counted from 1
 * @returns undefined if it does not exist
 */
export async function renderSitemapPart(
  services: SitemapServices,
  part: number,
  maxEntries = MAX_ENTRIES,
): Promise<string | undefined> {
  if (part < 1) return undefined;
  const [entries, count] = await Promise.all([fixedEntries(services), countPosts(services)]);
  if (entries.length + count <= maxEntries) return undefined;
  const origin = services.config.SITE_URL;
  if (part === 1) return sitemap(origin, entries);
  const until = count - (part - 2) * maxEntries;
  if (until <= 0) return undefined;
  const from = Math.max(0, until - maxEntries);
  return sitemap(origin, await postEntries(services, from, until - from));
}

const countPosts = async ({ posts }: SitemapServices) => (await posts.counts()).published;

async function postEntries(
  { posts }: SitemapServices,
  offset: number,
  limit: number,
): Promise<SitemapEntry[]> {
  const found = await posts.indexable({ offset, limit });
  return found.map(({ slug, modified }) => ({ path: postPath(slug), modified }));
}

/** Pages, listings and success stories. */
async function fixedEntries({
  pages,
  stories,
  overrides,
  config,
}: SitemapServices): Promise<SitemapEntry[]> {
  const [pageEntries, all, overriding] = await Promise.all([
    pages.indexable(),
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
  ];
}
