import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import type { KnownRoute } from '#src/domains/seo/crawl/route.ts';
import { LISTING_PATHS, postPath, storyPath } from '#src/domains/site-map/paths.ts';
import { contentPaths, screenPaths } from '#src/domains/site-map/site-paths.ts';

interface Pages {
  paths(): Promise<ReadonlySet<string>>;
}

interface Posts {
  slugs(): Promise<readonly string[]>;
}

interface Stories {
  list(): Promise<readonly { slug: string }[]>;
}

/** Sources of the paths with content. */
export interface PathSources {
  pages: Pages;
  posts: Posts;
  stories: Stories;
}

/** Returns every path with content; posts come last, since there may be many. */
export async function readContentPaths({ pages, posts, stories }: PathSources): Promise<string[]> {
  const [paths, slugs, all] = await Promise.all([pages.paths(), posts.slugs(), stories.list()]);
  return contentPaths({ pages: paths, posts: slugs, stories: all.map(({ slug }) => slug) });
}

/** Returns every path that visitors can open; posts come last, since callers may limit the number of paths. */
export const readSitePaths = async (sources: PathSources): Promise<string[]> => [
  ...screenPaths(VISITOR_FORMS),
  ...(await readContentPaths(sources)),
];

/** The same paths with what is at each of them. */
export async function readRoutes({ pages, posts, stories }: PathSources): Promise<KnownRoute[]> {
  const [paths, slugs, all] = await Promise.all([pages.paths(), posts.slugs(), stories.list()]);
  const of = (kind: KnownRoute['kind'], list: Iterable<string>) =>
    Array.from(list, (path) => ({ path, kind }));
  return [
    ...of('listing', LISTING_PATHS),
    ...of('page', paths),
    ...of(
      'story',
      all.map(({ slug }) => storyPath(slug)),
    ),
    ...of('screen', screenPaths(VISITOR_FORMS)),
    ...of('post', slugs.map(postPath)),
  ];
}
