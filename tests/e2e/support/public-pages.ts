import type { RouteConfigEntry } from '@react-router/dev/routes';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import routes from '#src/routes.ts';
import { LISTED_POSTS, pathOfPost } from './content.ts';

const MIN_HEADINGS = 3;
const hasContents = ({ markdown }: { markdown: string }) =>
  (markdown.match(/^## /gm)?.length ?? 0) >= MIN_HEADINGS;

/** A post with a table of contents. */
export const POST = pathOfPost(LISTED_POSTS.find(hasContents)!);
export const STORY = `/insights/success-stories/${SUCCESS_STORIES[0]!.slug}`;
export const UNKNOWN = '/nope';
export const LOGIN = '/admin/login';

/** One path of each kind of public page that returns 200. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/insights',
  POST,
  '/insights/success-stories',
  STORY,
  '/services',
  '/services/crm-implementation',
  '/manufacturing',
  '/salesforce-vs-hubspot',
  '/playbooks/hubspot-executive-cheatsheet',
  '/about',
  '/book-audit',
  '/newsletter',
];

/** One path of each layout, including pages that differ only in one part. */
export const TEMPLATES: readonly string[] = [
  ...PUBLIC_PAGES,
  '/who-we-help',
  '/b2b',
  '/playbooks',
  '/playbooks/hubspot-quick-wins',
  '/insights/crm-consulting',
  '/about/senior-analyst',
  '/contact',
  '/vistage',
  '/privacy',
  '/ai-quotient',
  UNKNOWN,
  LOGIN,
];

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
