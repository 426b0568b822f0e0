import { SUCCESS_STORIES } from '#content/stories/index.ts';

interface Pages {
  paths(): Promise<ReadonlySet<string>>;
}

/** Where the addresses of posts come from. */
interface Posts {
  slugs(): Promise<readonly string[]>;
}

/** Every path that content answers, posts last: there may be many. */
export async function contentPaths(pages: Pages, posts: Posts): Promise<string[]> {
  const [made, slugs] = await Promise.all([pages.paths(), posts.slugs()]);
  return [
    '/insights',
    '/insights/success-stories',
    ...SUCCESS_STORIES.map(({ slug }) => `/insights/success-stories/${slug}`),
    ...made,
    ...slugs.map((slug) => `/insights/${slug}`),
  ];
}
