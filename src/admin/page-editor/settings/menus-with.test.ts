import { expect, test } from 'vitest';
import type { Navigation } from '#src/domains/site-map/navigation.ts';
import { menusWith } from './menus-with.ts';

const link = (href: string) => ({ label: href, href });
const NAVIGATION: Navigation = {
  menus: [{ label: 'Services', hub: link('/services'), links: [link('/a')] }, link('/about')],
  action: link('/book'),
  columns: [{ label: 'Company', links: [link('/about')] }],
  guides: { label: 'Guides', links: [link('/a')] },
  legal: [link('/terms')],
};

test.each([
  ['/a', ['Main menu, Services', 'Footer, Guides']],
  ['/services', ['Main menu, Services']],
  ['/about', ['Main menu', 'Footer, Company']],
  ['/book', ['Button at the top of every page']],
  ['/terms', ['Footer, last line']],
  ['/other', []],
  ['', []],
])('names the menus with %s', (path, menus) => {
  expect(menusWith(path, NAVIGATION)).toEqual(menus);
});
