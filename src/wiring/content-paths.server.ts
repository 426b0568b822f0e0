import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
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

/** What knows the paths with content. */
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
