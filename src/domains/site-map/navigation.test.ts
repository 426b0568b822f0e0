import { expect, test } from 'vitest';
import { type Navigation, navigationFor } from './navigation.ts';

const link = (href: string) => ({ label: href.slice(1), href });

const WHOLE: Navigation = {
  menus: [
    { label: 'Services', hub: link('/services'), links: [link('/one'), link('/two')] },
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
const over = (...existing: string[]) => navigationFor(WHOLE, (path) => existing.includes(path));

test('links lead to existing pages only, and an empty column is left out', () => {
  const { menus, action, columns, guides, legal } = over('/about');
  expect(menus).toEqual([link('/about')]);
  expect(action).toBeUndefined();
  expect(columns).toEqual([{ label: 'Company', links: [link('/about')] }]);
  expect(guides.links).toEqual([]);
  expect(legal).toEqual([]);
});

test('a menu left with one page is that page, and with two a menu again, its overview last', () => {
  expect(over('/two').menus).toEqual([link('/two')]);
  expect(over('/services', '/two').menus).toEqual([
    { label: 'Services', links: [link('/two'), link('/services')] },
  ]);
});

test('with every page everything is shown', () => {
  const { menus, action, columns, guides, legal } = navigationFor(WHOLE, () => true);
  expect(menus.map(({ label }) => label)).toEqual(['Services', 'about']);
  expect({ action, columns, guides, legal }).toEqual({
    action: WHOLE.action,
    columns: WHOLE.columns,
    guides: WHOLE.guides,
    legal: WHOLE.legal,
  });
});
