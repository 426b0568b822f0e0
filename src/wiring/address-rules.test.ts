import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { createDocumentAddresses } from '#src/platform/http/document-key.ts';
import routes from '#src/routes.ts';
import { ADDRESS_RULES } from './address-rules.ts';

const { key, read } = createDocumentAddresses(ADDRESS_RULES);

/** Every path of the URL map. */
function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const whole = [parent, path].filter(Boolean).join('/');
    const isLeaf = index || children === undefined;
    return [...(isLeaf ? [`/${whole}`] : []), ...pathsOf(children ?? [], whole)];
  });
}

const ROUTES = pathsOf(routes);

test('has a rule for every route, and a route for every rule', () => {
  const rulePaths = new Set(ADDRESS_RULES.map(({ path }) => path));
  const folders = [...rulePaths].filter((path) => path.endsWith('/*') && path !== '/*');
  const isInFolder = (path: string) =>
    folders.some((folder) => path.startsWith(folder.slice(0, -2)));
  const unruled = ROUTES.filter((path) => !rulePaths.has(path) && !isInFolder(path));
  // A redirect only, which the rules treat as a page.
  expect(unruled).toEqual(['/growth-audit']);
  const routePaths = new Set(ROUTES);
  const unrouted = [...rulePaths].filter(
    (path) => !routePaths.has(path) && !folders.includes(path),
  );
  expect(unrouted).toEqual([]);
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
])('does not cache %.60s', (address) => {
  expect(read(address)).toEqual({ kind: 'strange' });
});

test('recognizes personal addresses without caching them', () => {
  for (const address of ['/search?q=crm&page=2', '/search?q=', '/newsletter/confirm?token=abc'])
    expect(read(address), address).toEqual({ kind: 'personal' });
  expect(read('/admin/leads?state=refused&page=3')).toEqual({ kind: 'own-limits' });
  expect(read('/api/search?q=crm')).toEqual({ kind: 'own-limits' });
});
