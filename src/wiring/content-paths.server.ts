import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import { contentPaths, screenPaths } from '#src/domains/site-map/site-paths.ts';

interface Pages {
  paths(): Promise<ReadonlySet<string>>;
}

interface Posts {
  slugs(): Promise<readonly string[]>;
}

/** Returns every path with content; posts come last, since there may be many. */
export async function readContentPaths(pages: Pages, posts: Posts): Promise<string[]> {
  const [paths, slugs] = await Promise.all([pages.paths(), posts.slugs()]);
  const stories = SUCCESS_STORIES.map(({ slug }) => slug);
  return contentPaths({ pages: paths, posts: slugs, stories });
}

/** Returns every path that visitors can open; posts come last, since callers may limit the number of paths. */
export const readSitePaths = async (pages: Pages, posts: Posts): Promise<string[]> => [
  ...screenPaths(VISITOR_FORMS),
  ...(await readContentPaths(pages, posts)),
];
