import type { RouteConfigEntry } from '@react-router/dev/routes';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import routes from '#src/routes.ts';
import { LISTED_POSTS, pathOfPost } from './content.ts';
import { LOGIN, POST, STORY, UNKNOWN } from './public-pages.ts';

const POST_PATHS = LISTED_POSTS.map(pathOfPost);

/** The pages of each route with a parameter; other such routes have none. */
const PAGES_OF: Record<string, readonly string[]> = {
  '/insights/success-stories/:slug': SUCCESS_STORIES.map(
    ({ slug }) => `/insights/success-stories/${slug}`,
  ),
  '/insights/:slug': POST_PATHS,
  '/forms/:form': VISITOR_FORMS.map((form) => `/forms/${form}`),
  '/*': DEFAULT_PAGES.map(({ path }) => path),
};

/** The style guide is for page builders, and the other one redirects. */
const NOT_VIEWED = new Set(['/styleguide', '/growth-audit']);

const site = routes.find(({ file }) => file === 'site/middleware/site-middleware.tsx')!;

/** Every public page of the route map, with parameters filled in. */
export const SITE_PATHS: readonly string[] = [
  ...new Set(pagesUnder(site.children!, '').filter((path) => !NOT_VIEWED.has(path))),
];

const isOneOfMany = (path: string) =>
  path.startsWith('/insights/success-stories/') || POST_PATHS.includes(path);

/** Every address that is reachable without signing in, with one post and one story. */
export const EVERY_PAGE: readonly string[] = [
  ...SITE_PATHS.filter((path) => path === POST || path === STORY || !isOneOfMany(path)),
  UNKNOWN,
  LOGIN,
];

function pagesUnder(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    if (entry.children) return pagesUnder(entry.children, path);
    return /[:*]/.test(path) ? (PAGES_OF[path] ?? []) : [path || '/'];
  });
}
