import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import { contentPaths, screenPaths } from '#src/domains/site-map/site-paths.ts';

interface Pages {
  paths(): Promise<ReadonlySet<string>>;
}

/** Where the addresses of posts come from. */
interface Posts {
  slugs(): Promise<readonly string[]>;
}

/** Every path that content fills, posts last: there may be many. */
export async function readContentPaths(pages: Pages, posts: Posts): Promise<string[]> {
  const [made, slugs] = await Promise.all([pages.paths(), posts.slugs()]);
  const stories = SUCCESS_STORIES.map(({ slug }) => slug);
  return contentPaths({ pages: made, posts: slugs, stories });
}

/** Every path that visitors can open, posts last: of those there may be more than have a name of their own. */
export const readSitePaths = async (pages: Pages, posts: Posts): Promise<string[]> => [
  ...screenPaths(VISITOR_FORMS),
  ...(await readContentPaths(pages, posts)),
];
