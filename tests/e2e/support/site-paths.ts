import type { RouteConfigEntry } from '@react-router/dev/routes';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import routes from '#src/routes.ts';
import { POST } from './public-pages.ts';

/** The pages that a route with a parameter stands for; a route that is not named here has none of its own. */
const PAGES_OF: Record<string, readonly string[]> = {
  '/insights/success-stories/:slug': SUCCESS_STORIES.map(
    ({ slug }) => `/insights/success-stories/${slug}`,
  ),
  '/insights/:slug': [POST],
  '/forms/:form': VISITOR_FORMS.map((form) => `/forms/${form}`),
  '/*': DEFAULT_PAGES.map(({ path }) => path),
};

/** Every public page: the route map, with its parameters filled in. Routes without a view are none, nor is the styleguide. */
export const SITE_PATHS: readonly string[] = [
  ...new Set(
    pagesUnder(routes, '').filter((path) => !path.startsWith('/admin') && path !== '/styleguide'),
  ),
];

function pagesUnder(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    if (entry.children) return pagesUnder(entry.children, path);
    if (!entry.file.endsWith('.tsx')) return [];
    return /[:*]/.test(path) ? (PAGES_OF[path] ?? []) : [path || '/'];
  });
}
