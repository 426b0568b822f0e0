import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#src/routes.ts';
import { isPage, selectPageRoutes } from './site-manifest.mjs';

interface Leaf {
  id: string;
  path: string;
}

const leavesOf = (entries: readonly RouteConfigEntry[], parent = ''): Leaf[] =>
  entries.flatMap(({ id, file, path = '', children }) => {
    const whole = [parent, path].filter(Boolean).join('/');
    if (children) return leavesOf(children, whole);
    return [{ id: id ?? file.replace(/\.tsx?$/, ''), path: whole }];
  });

test('contains only the routes of public pages', () => {
  const site = leavesOf(routes.filter(({ file }) => file === 'site/shell/site-layout.tsx'));
  const pages = leavesOf(routes).filter((route) => isPage(route));
  expect(site.length).toBeGreaterThan(10);
  expect(pages).toEqual(site);
});

test('keeps layouts of pages, but none whose routes are all elsewhere', () => {
  const routes = [
    { id: 'root' },
    { id: 'frame', parentId: 'root' },
    { id: 'home', parentId: 'frame', index: true },
    { id: 'canvas', parentId: 'root' },
    { id: 'admin/seo/crawler', parentId: 'canvas', path: 'crawler' },
  ];
  const selected = selectPageRoutes(Object.fromEntries(routes.map((route) => [route.id, route])));
  expect(Object.keys(selected)).toEqual(['root', 'frame', 'home']);
});
