import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { encodedPath, normalizePath } from './normalize-path.ts';
import { isReservedPath } from './address-of.ts';

test.each([
  ['/', '/'],
  ['/Services/CRM/', '/services/crm'],
  ['/caf%C3%A9', '/café'],
  ['/cafe%CC%81', '/café'],
  ['/100%', '/100%'],
  ['/%2561', '/%61'],
  ['/a%20b', '/a b'],
])('%s is kept as %s', (pathname, path) => {
  expect(normalizePath(pathname)).toBe(path);
});

test.each([
  '',
  'services',
  '//evil.test',
  '/a//b',
  '/a//',
  '/%2F%2Fevil.test',
  '/\\evil.test',
  '/a%00b',
  '/a%0Ab',
  '/a/%2e%2e/b',
  '/a/..',
  `/${'a'.repeat(500)}`,
  '/%'.repeat(10_000),
])('%j is no path of a page', (pathname) => {
  expect(normalizePath(pathname)).toBeUndefined();
});

test('a path that was kept is found again by its own address', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const path = normalizePath(`/${text}`);
      if (path !== undefined) expect(normalizePath(encodedPath(path))).toBe(path);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '/',
  '/admin',
  '/admin/leads',
  '/api/x',
  '/robots.txt',
  '/sitemap/1.xml',
  '/a.data',
  '/growth-audit',
  '/social/ab12/about.png',
  '/styleguide',
  '/ai-quotient/shared/key',
])('%s is reserved', (path) => expect(isReservedPath(path)).toBe(true));

test.each([
  '/administration',
  '/services',
  '/about.php',
  '/old-robots.txt',
  '/insights/media',
  '/growth-audit/more',
  '/ai-quotient',
])('%s is not reserved', (path) => expect(isReservedPath(path)).toBe(false));
