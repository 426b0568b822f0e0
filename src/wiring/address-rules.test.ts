import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { createDocumentAddresses } from '#src/platform/http/document-key.ts';
import routes from '#src/routes.ts';
import { ADDRESS_RULES } from './address-rules.ts';

const { key, read } = createDocumentAddresses(ADDRESS_RULES);

interface RoutePath {
  id: string;
  path: string;
}

/** Every path of the URL map with the id of its route. */
function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): RoutePath[] {
  return entries.flatMap(({ id, file, path = '', index, children }) => {
    const whole = [parent, path].filter(Boolean).join('/');
    const isLeaf = index || children === undefined;
    const own = { id: id ?? file.replace(/\.tsx?$/, ''), path: `/${whole}` };
    return [...(isLeaf ? [own] : []), ...pathsOf(children ?? [], whole)];
  });
}

const ROUTES = pathsOf(routes);

test('has a rule for every route, and a route for every rule', () => {
  const rulePaths = new Set(ADDRESS_RULES.map(({ path }) => path));
  const folders = [...rulePaths].filter((path) => path.endsWith('/*') && path !== '/*');
  const isInFolder = (path: string) =>
    folders.some((folder) => path.startsWith(folder.slice(0, -2)));
  const unruled = ROUTES.filter(({ path }) => !rulePaths.has(path) && !isInFolder(path));
  // A redirect only, which the rules treat as a page.
  expect(unruled.map(({ path }) => path)).toEqual(['/growth-audit']);
  const routePaths = new Set(ROUTES.map(({ path }) => path));
  const unrouted = [...rulePaths].filter(
    (path) => !routePaths.has(path) && !folders.includes(path),
  );
  expect(unrouted).toEqual([]);
});

test('accepts data requests for the route of a shared page', () => {
  const pages = ADDRESS_RULES.filter(({ dataRoutes }) => dataRoutes);
  expect(pages.length).toBeGreaterThan(5);
  for (const { path, dataRoutes } of pages)
    expect(dataRoutes, path).toEqual(
      ROUTES.filter((route) => route.path === path).map(({ id }) => id),
    );
  expect(key('/services/crm-strategy.data?_routes=block-page')).toBeDefined();
  expect(key('/_.data?_routes=home')).toBeDefined();
  expect(key('/insights/a-page-or-post.data?_routes=site%2Finsights%2Fpage-or-post')).toBeDefined();
});

test.each([
  '/insights?page=2',
  '/insights?category=AI+Enablement&page=12',
  '/insights?archive=1',
  '/insights/success-stories?industry=Banking+%26+Finance',
  '/insights?page=2&utm_source=mail',
])('caches %s under its own key', (address) => {
  expect(key(address)).toBe(address.replace('&utm_source=mail', ''));
});

test.each([
  '/robots.txt?page=2',
  '/sitemap.xml?archive=1',
  '/feed.json?_routes=block-page',
  '/?category=x',
  '/about?page=2',
  '/insights?industry=SaaS',
  '/insights/success-stories/a-story?industry=SaaS',
  '/insights/a-post?page=2',
  '/nowhere?utm_source=mail&category=x',
  '/insights.md?page=2',
])('caches %s under the key without the query', (address) => {
  expect(key(address)).toBe(address.slice(0, address.indexOf('?')));
});

test.each([
  '/insights?page=1',
  '/insights?page=0',
  '/insights?page=100000',
  '/insights?archive=01',
  `/insights?category=${'x'.repeat(201)}`,
  '/insights?category=+AI+Enablement',
  '/insights?category=',
  '/insights/success-stories?industry=Saa',
  '/insights.data?_routes=block-page',
  '/robots.txt.data?_routes=block-page',
])('does not cache %.60s', (address) => {
  expect(read(address)).toEqual({ kind: 'strange' });
});

test('recognizes personal addresses without caching them', () => {
  for (const address of ['/search?q=crm&page=2', '/search?q=', '/newsletter/confirm?token=abc'])
    expect(read(address), address).toEqual({ kind: 'personal' });
  expect(read('/admin/leads?state=refused&page=3')).toEqual({ kind: 'own-limits' });
  expect(read('/api/search?q=crm')).toEqual({ kind: 'own-limits' });
});
