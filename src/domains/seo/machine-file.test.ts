import { expect, test } from 'vitest';
import type { FetchedPage } from '#src/domains/seo/crawl/page-fetch-port.ts';
import { isMachineFile, readSitemap } from './machine-file.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

const ORIGIN = 'https://cadron.example';
const ENTRIES = [{ path: '/' }, { path: "/a b's?c=1&d=<2>" }, { path: '/größe' }];
const ADDRESSES = ['/', "/a%20b's?c=1&d=%3C2%3E", '/gr%C3%B6%C3%9Fe'];

const serve = (files: Record<string, string | undefined>) => async (path: string) =>
  ({ status: files[path] === undefined ? 404 : 200, body: files[path] ?? '' }) as FetchedPage;

test('reads the addresses of a sitemap', async () => {
  expect(await readSitemap(serve({ '/sitemap.xml': sitemap(ORIGIN, ENTRIES) }))).toEqual(ADDRESSES);
});

test('reads the addresses of all parts of a long sitemap, or none', async () => {
  const parts = {
    '/sitemap.xml': sitemapIndex(ORIGIN, 2),
    '/sitemap/1.xml': sitemap(ORIGIN, ENTRIES.slice(0, 2)),
    '/sitemap/2.xml': sitemap(ORIGIN, ENTRIES.slice(2)),
  };
  expect(await readSitemap(serve(parts))).toEqual(ADDRESSES);
  await expect(readSitemap(serve({ ...parts, '/sitemap/2.xml': undefined }))).rejects.toThrow(
    '/sitemap/2.xml responded with 404',
  );
});

test.each([
  ['/robots.txt', true],
  ['/sitemap/12.xml', true],
  ['/about.md', true],
  ['/sitemap/0.xml', false],
  ['/about', false],
  ['/admin', false],
])('%s is a file for programs: %s', (path, expected) => {
  expect(isMachineFile(path)).toBe(expected);
});
