import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { encodePath, normalizePath } from './normalize-path.ts';
import { isReservedPath } from './address-of.ts';

test.each([
  ['/', '/'],
  ['/Services/CRM/', '/services/crm'],
  ['/caf%C3%A9', '/café'],
  ['/cafe%CC%81', '/café'],
  ['/100%', '/100%'],
  ['/%2561', '/%61'],
  ['/a%20b', '/a b'],
  ['/a%2Fb', '/a%2fb'],
  ['/a%252Fb', '/a%252fb'],
  ['/a%3Fb', '/a%3fb'],
  ['/%25ff', '/%ff'],
  ['/%ff/%C3%BC', '/%ff/ü'],
])('normalizes %s to %s', (pathname, path) => {
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
  '/a%2F..%2Fb',
  '/%5C%5Cevil.test',
  '/a/..',
  `/${'a'.repeat(500)}`,
  '/%'.repeat(10_000),
])('returns undefined for %j', (pathname) => {
  expect(normalizePath(pathname)).toBeUndefined();
});

test('normalizes an encoded path to the path', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const path = normalizePath(`/${text}`);
      if (path !== undefined) expect(normalizePath(encodePath(path))).toBe(path);
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
])('reserves %s', (path) => expect(isReservedPath(path)).toBe(true));

test.each([
  '/administration',
  '/services',
  '/about.php',
  '/old-robots.txt',
  '/insights/media',
  '/growth-audit/more',
  '/ai-quotient',
])('does not reserve %s', (path) => expect(isReservedPath(path)).toBe(false));
