import { expect, test } from 'vitest';
import { siteMapViolations } from './site-map-rules.ts';

const PATHS = new Set(['/', '/about', '/contact', '/services', '/insights']);
const rule = (path: string, text: string) => siteMapViolations([{ path, text }], PATHS);

test.each([
  'const path = `/insights/${slug}`;',
  "const path = '/insights/' + slug;",
  'const url = `${siteUrl}/insights/success-stories/${slug}`;',
  '<a href="/insights/crm-consulting">',
])('allows building a path below /insights only in the site map: %s', (text) => {
  expect(rule('src/site/a.tsx', text)).toEqual([expect.stringContaining('paths.ts')]);
  expect(rule('src/domains/site-map/paths.ts', text)).toEqual([]);
  expect(rule('src/routes.ts', text)).toEqual([]);
  expect(rule('content/pages/a.ts', text)).toEqual([]);
  expect(rule('src/site/a.test.ts', text)).toEqual([]);
});

test('rejects a file that lists public pages', () => {
  const list = "const OPEN = ['/about', '/contact', `${origin}/services?x=1`];";
  expect(rule('src/wiring/a.ts', list)).toEqual([
    expect.stringContaining('lists public pages (/about, /contact, /services)'),
  ]);
});

test.each([
  "const OPEN = ['/about', '/contact', '/about'];",
  "/** Such as '/about', '/contact' and '/services'. */",
  "import a from '/insights.ts'; const at = ['/', '/api/a', '/admin/b', '/media/c'];",
])('allows a text that is no list of pages: %s', (text) => {
  expect(rule('src/wiring/a.ts', text)).toEqual([]);
});
