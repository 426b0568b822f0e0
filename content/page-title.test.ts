import { expect, test } from 'vitest';
import { BRAND } from '#content/brand.ts';
import { pageTitle } from '#content/page-title.ts';

test('adds the brand once', () => {
  expect(pageTitle('Search')).toBe(`Search | ${BRAND.shortName}`);
  expect(pageTitle(pageTitle('Search'))).toBe(`Search | ${BRAND.shortName}`);
});
