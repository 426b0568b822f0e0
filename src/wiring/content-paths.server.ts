import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';

/** Pages of routes of their own, as in `src/routes.ts`. What stands for many, or holds a key, is one. */
const ROUTE_PAGES = [
  '/ai-quotient/assessment',
  '/ai-quotient/shared/*',
  '/newsletter',
  '/search',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  ...VISITOR_FORMS.map((form) => `/forms/${form}`),
];

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

/** Every path that visitors can open, posts last: of those there may be more than have a name of their own. */
export const readSitePaths = async (pages: Pages, posts: Posts): Promise<string[]> => [
  ...ROUTE_PAGES,
  ...(await contentPaths(pages, posts)),
];
