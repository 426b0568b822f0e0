import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { type Address, ADDRESSES } from './addresses.ts';
import { addressOf, isReservedPath, isTeamPath, findMovedPath } from './address-of.ts';
import { NOT_PREFETCHED } from './not-prefetched.ts';
import { PREFETCH_RULES } from './prefetch-rules.ts';
import { addressWithoutSecrets, withoutSecrets } from './secret-path.ts';

/** A path that matches an address. */
const exampleOf = ({ path }: Address) =>
  path.replace('*', 'some/thing').replaceAll(/:\w+/g, 'some');

test('matches an example of every address to that address', () => {
  for (const address of ADDRESSES) expect(addressOf(exampleOf(address))).toBe(address);
});

test.each([
  ['/', 'page'],
  ['/about', 'page'],
  ['/insights', 'listing'],
  ['/insights/success-stories', 'stories'],
  ['/insights/success-stories/a-client', 'story'],
  ['/insights/a-page-or-post', 'insight'],
  ['/insights/two/parts', 'page'],
  ['/ai-quotient', 'page'],
  ['/ai-quotient/assessment', 'screen'],
  ['/forms/contact', 'screen'],
  ['/growth-audit', 'moved'],
  ['/admin/leads/1', 'team'],
  ['/preview/some-token', 'team'],
  ['/api/vitals', 'machine'],
  ['/sitemap/2.xml', 'machine'],
  ['/media/cms_media/a.svg', 'file'],
])('gives %s the use %s', (path, use) => {
  expect(addressOf(path).use).toBe(use);
});

test('finds an address for any string', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const path of [text, `/${text}`]) {
        expect(ADDRESSES).toContain(addressOf(path));
        expect(isReservedPath(path)).toBeTypeOf('boolean');
      }
    }),
  );
  expect(addressOf('/insights/a\nb').use).toBe('insight');
});

test('finds moved paths and paths of the team', () => {
  expect(findMovedPath('/growth-audit')).toBe('/book-audit');
  expect(findMovedPath('/about')).toBeUndefined();
  expect(['/admin', '/admin/leads', '/styleguide'].map(isTeamPath)).toEqual([true, true, true]);
  expect(['/', '/administration'].map(isTeamPath)).toEqual([false, false]);
});

test('links to documents that are the same for everyone may be prefetched, and no others', () => {
  const [rule] = JSON.parse(PREFETCH_RULES).prefetch;
  const [every, { not: closed }] = rule.where.and;
  const isIn = (patterns: string[], path: string) =>
    patterns.some((pattern) =>
      new URLPattern(pattern, 'https://x.example').test(path, 'https://x.example'),
    );
  const unlinked = new Set(['/healthz', '/readyz', '/__manifest']);
  for (const address of ADDRESSES.filter(({ path }) => !unlinked.has(path))) {
    const isForEveryone = /page|insight|listing|stor/.test(address.use);
    for (const path of [
      exampleOf(address),
      address.path.replace(/\/\*$/, '') || '/',
      '/logo.svg',
    ]) {
      const isOpen = isForEveryone && path !== '/logo.svg';
      const parts = path.includes(':') ? exampleOf(address) : path;
      expect(isIn([every.href_matches], parts) && !isIn(closed.href_matches, parts), parts).toBe(
        isOpen,
      );
      expect(NOT_PREFETCHED.test(parts), parts).toBe(!isOpen);
    }
  }
});

test('redacts secrets in paths and URLs, and reserves these paths', () => {
  const secret = ADDRESSES.filter(({ isSecret }) => isSecret).map(exampleOf);
  expect(secret).toHaveLength(6);
  for (const path of secret) {
    expect(withoutSecrets(path)).toMatch(/\/…$/);
    expect(addressWithoutSecrets(`https://site.example${path}`)).toMatch(/\/$/);
    expect(isReservedPath(path)).toBe(true);
    expect(isReservedPath(`${path}/more`)).toBe(true);
  }
  for (const address of ADDRESSES.filter(({ isSecret }) => !isSecret))
    expect(withoutSecrets(exampleOf(address))).toBe(exampleOf(address));
});

test('redacts the same secrets as the script in every page', () => {
  const script = readFileSync('src/inline/first.inline.ts', 'utf8');
  const [, source] = /address\.replace\(\s*\/(.+)\/g,/.exec(script)!;
  const open = (address: string) => address.replaceAll(new RegExp(source!, 'g'), '$1');
  const pages = ADDRESSES.filter(({ use, document }) => use === 'screen' && document);
  for (const address of pages) {
    const at = `https://site.example${exampleOf(address)}`;
    const whole =
      address.parameters && 'token' in (address.parameters as object) ? `${at}?token=x` : at;
    expect(open(whole)).toBe(addressWithoutSecrets(whole));
  }
});
