import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { anyText } from '#tests/support/any-text.ts';
import { suggestTargets } from './suggest-targets.ts';

const PATHS = [
  ...DEFAULT_PAGES.map(({ path }) => path),
  '/insights',
  '/insights/first-ai-use-case',
  '/insights/crm-data-audit-order',
];
const suggest = suggestTargets(PATHS);

test.each([
  ['/servces', '/services'],
  ['/our-services.html', '/services'],
  ['/blog/2024/first-ai-use-case', '/insights/first-ai-use-case'],
  ['/crm-data-audits', '/insights/crm-data-audit-order'],
  ['/contact-us.php', '/contact'],
  ['/about-us', '/about'],
  ['/book-an-audit', '/book-audit'],
  ['/privacy-statement', '/privacy'],
])('%s may have meant %s', (asked, path) => {
  expect(PATHS).toContain(path);
  expect(suggest(asked)[0]).toBe(path);
});

test.each(['/zzz', '/', '/q/1/2/3', '/pumpkin-soup'])('%s is like nothing there is', (asked) => {
  expect(suggest(asked)).toEqual([]);
});

test('at most three are told, each of them exists, and a path itself comes first', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...PATHS), anyText), (asked) => {
      const suggestions = suggest(asked);
      expect(suggestions.length).toBeLessThanOrEqual(3);
      for (const path of suggestions) expect(PATHS).toContain(path);
      if (PATHS.includes(asked) && asked !== '/') expect(suggestions[0]).toBe(asked);
    }),
  );
});

test('without any page nothing is suggested', () => {
  expect(suggestTargets([])('/services')).toEqual([]);
});
