import { expect, test } from 'vitest';
import {
  filterNavigation,
  isLinkable,
  menusWith,
  type Navigation,
  navigationPaths,
} from './navigation.ts';

const link = (href: string) => ({ label: href.slice(1), href });

const WHOLE: Navigation = {
  menus: [
    { label: 'Services', links: [link('/one'), link('/two'), link('/services')] },
    link('/about'),
  ],
  action: link('/book'),
  columns: [
    { label: 'Services', links: [link('/one')] },
    { label: 'Company', links: [link('/about')] },
  ],
  guides: { label: 'Guides', links: [link('/guide')] },
  legal: [link('/terms')],
};
const over = (...existing: string[]) => filterNavigation(WHOLE, (path) => existing.includes(path));

test('removes links to missing pages, and empty columns', () => {
  const { menus, action, columns, guides, legal } = over('/about');
  expect(menus).toEqual([link('/about')]);
  expect(action).toBeUndefined();
  expect(columns).toEqual([{ label: 'Company', links: [link('/about')] }]);
  expect(guides.links).toEqual([]);
  expect(legal).toEqual([]);
});

test('replaces a menu with one link by that link', () => {
  expect(over('/two').menus).toEqual([link('/two')]);
  expect(over('/services', '/two').menus).toEqual([
    { label: 'Services', links: [link('/two'), link('/services')] },
  ]);
});

test('shows everything if every page exists', () => {
  const { menus, action, columns, guides, legal } = filterNavigation(WHOLE, () => true);
  expect(menus.map(({ label }) => label)).toEqual(['Services', 'about']);
  expect({ action, columns, guides, legal }).toEqual({
    action: WHOLE.action,
    columns: WHOLE.columns,
    guides: WHOLE.guides,
    legal: WHOLE.legal,
  });
});

test('lists every path that could be shown', () => {
  const asked: string[] = [];
  filterNavigation(WHOLE, (path) => asked.push(path) > 0);
  expect(new Set(navigationPaths(WHOLE))).toEqual(new Set(asked));
});

test.each([
  ['/one', ['Main menu, Services', 'Footer, Services']],
  ['/services', ['Main menu, Services']],
  ['/about/', ['Main menu', 'Footer, Company']],
  ['/book', ['Button at the top of every page']],
  ['/terms', ['Footer, last line']],
  ['/other', []],
  ['', []],
])('names the menus with %s', (path, menus) => {
  expect(menusWith(path, WHOLE)).toEqual(menus);
});

test('a menu may link to sections of pages, lists and other sites, and to nothing else', () => {
  const exists = isLinkable(new Set(['/about']));
  const links = ['/about#team', '/insights', 'https://birch.example/', 'tel:+15015550137'];
  expect(links.filter(exists)).toEqual(links);
  expect(['/gone', '/about/more', ''].filter(exists)).toEqual([]);
});
