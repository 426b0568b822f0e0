import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { toCountedPath, createKnownPaths } from '#src/domains/analytics/counted-path.ts';
import routeConfig from '#src/routes.ts';
import { readSitePaths } from './content-paths.server.ts';

/** Paths of the public site's pages, each parameter replaced by `some`. */
function pageAddresses(entries: readonly RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path.replaceAll(/:\w+/g, 'some')}` : base;
    const below = pageAddresses(entry.children ?? [], path);
    return entry.children ? below : [path || '/'];
  });
}

/** Named by their content: posts and stories by slug, forms by name. */
const BY_CONTENT = new Set([
  '/insights/some',
  '/insights/success-stories/some',
  '/forms/some',
  '/*',
  '/styleguide',
  '/growth-audit', // redirects elsewhere, so it is never viewed
]);

test('counts every page of the route table under its own name', async () => {
  const site = routeConfig.filter(({ file }) => file.startsWith('site/middleware/'));
  const addresses = pageAddresses(site).filter((path) => !BY_CONTENT.has(path));
  expect(addresses.length).toBeGreaterThan(5);
  const pages = { paths: async () => new Set(DEFAULT_PAGES.map(({ path }) => path)) };
  const posts = { slugs: async () => ['a-post'] };
  const stories = { list: async () => SUCCESS_STORIES };
  const known = createKnownPaths(await readSitePaths({ pages, posts, stories }));
  const name = (path: string) => toCountedPath(path, known);
  expect(addresses.map((path) => [path, name(path)])).toEqual(
    addresses.map((path) => [
      path,
      path === '/ai-quotient/shared/some' ? '/ai-quotient/shared/*' : path,
    ]),
  );
  expect(name('/insights/a-post')).toBe('/insights/a-post');
  expect(name('/forms/contact')).toBe('/forms/contact');
  const story = `/insights/success-stories/${SUCCESS_STORIES[0]!.slug}`;
  expect(name(story)).toBe(story);
});
