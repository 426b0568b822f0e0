import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#src/routes.ts';
import { isPage } from './site-manifest.mjs';

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
