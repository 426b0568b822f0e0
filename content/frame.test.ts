import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { navigationOf, problemsOfFrame } from '#src/domains/content/frame/site-frame.ts';
import { isGroup, isLinkable, navigationPlaces } from '#src/domains/site-map/navigation.ts';
import { BUILT_IN_FRAME, SEARCH_LINKS } from './frame.ts';

const navigation = navigationOf(BUILT_IN_FRAME);

test('the header has the specified menus in order, and the button', () => {
  expect(navigation.menus.map((entry) => entry.label)).toEqual([
    'Who We Help',
    'Services',
    'Tools & Playbooks',
    'Insights',
    'About',
  ]);
  expect(navigation.menus.filter(isGroup)).toHaveLength(3);
  expect(navigation.action).toMatchObject({ label: 'Book Growth Audit', href: '/book-audit' });
});

const links = [...navigationPlaces(navigation).flatMap((each) => each.links), ...SEARCH_LINKS];

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
  const { links: market } = navigation.menus.find(isGroup)!;
  const half = (market.length - 1) / 2;
  expect(market.map(({ label }) => label).slice(0, half)).toEqual([
    'B2B',
    'Manufacturing',
    'SaaS',
    'Professional Services',
  ]);
  expect(market[half]!.label).toBe('DTC');
});

test('the frame of the content package can be published as it is', () => {
  expect(problemsOfFrame(BUILT_IN_FRAME)).toEqual([]);
});
