import { expect, test } from 'vitest';
import { isGroup, navigationFor } from './navigation.ts';

const labels = (existing: string[]) =>
  navigationFor((path) => existing.includes(path)).menus.map((entry) => entry.label);

test('the complete navigation has the menus of the specification, in its order', () => {
  const complete = navigationFor(() => true);
  expect(complete.menus.map((entry) => entry.label)).toEqual([
    'Who We Help',
    'Services',
    'Tools & Playbooks',
    'Insights',
    'About',
  ]);
  expect(complete.menus.filter(isGroup)).toHaveLength(3);
  expect(complete.action).toEqual({ label: 'Book Growth Audit', href: '/book-audit' });
});

test('nothing leads to a page that does not exist', () => {
  const { menus, action, columns, guides, legal } = navigationFor((path) => path === '/insights');
  expect(menus).toEqual([{ label: 'Insights', href: '/insights' }]);
  expect(action).toBeUndefined();
  expect(columns.flatMap(({ links }) => links.map(({ href }) => href))).toEqual(['/insights']);
  expect(legal).toEqual([]);
  expect(guides.links).toEqual([]);
});

test('a menu left with one page is that page, and with two a menu again', () => {
  expect(labels(['/services/paid-media'])).toEqual(['Paid Media']);
  expect(labels(['/services/paid-media', '/services'])).toEqual(['Services']);
});
