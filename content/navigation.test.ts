import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { isGroup, type NavGroup, type NavLink } from '#src/domains/site-map/navigation.ts';
import { isLinkable } from '#src/domains/site-map/site-paths.ts';
import { NAVIGATION, SEARCH_LINKS } from './navigation.ts';

test('the header has the specified menus in order, and the button', () => {
  expect(NAVIGATION.menus.map((entry) => entry.label)).toEqual([
    'Who We Help',
    'Services',
    'Tools & Playbooks',
    'Insights',
    'About',
  ]);
  expect(NAVIGATION.menus.filter(isGroup)).toHaveLength(3);
  expect(NAVIGATION.action).toEqual({ label: 'Book Growth Audit', href: '/book-audit' });
});

const linksOf = (entry: NavGroup | NavLink) =>
  isGroup(entry) ? [...entry.links, ...(entry.hub ? [entry.hub] : [])] : [entry];
const { menus, columns, guides, legal } = NAVIGATION;
const links = [...menus, ...columns, guides, ...legal, ...SEARCH_LINKS].flatMap(linksOf);

test('every navigation link leads to an existing page', () => {
  const exists = isLinkable(new Set(DEFAULT_PAGES.map(({ path }) => path)));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ href }) => !exists(href))).toEqual([]);
});

test('no navigation link leads to a noindex page', () => {
  const hidden = DEFAULT_PAGES.filter(({ seo }) => seo.noindex).map(({ path }) => path);
  expect(hidden).not.toEqual([]);
  expect(links.filter(({ href }) => hidden.includes(href))).toEqual([]);
});

test('lists each market with its industries, which the menu shows as a column each', () => {
  const { links: market } = menus.find(isGroup)!;
  const half = market.length / 2;
  expect(market.map(({ label }) => label).slice(0, half)).toEqual([
    'B2B',
    'Manufacturing',
    'SaaS',
    'Professional Services',
  ]);
  expect(market[half]!.label).toBe('DTC');
});
