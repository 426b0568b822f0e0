import { expect, test } from 'vitest';
import { resolveContent } from './resolve-content.ts';

const PAGES = new Map(
  ['/', '/about', '/insights/guide', '/insights', '/search'].map((path) => [path, { path }]),
);
const resolve = (path: string) => resolveContent(path, async (at) => PAGES.get(at));

test.each(['/', '/about', '/insights/guide'])('finds the page at %s', async (path) => {
  expect(await resolve(path)).toEqual({ kind: 'page', page: { path } });
});

test.each([
  ['/insights', { kind: 'listing' }],
  ['/insights/success-stories', { kind: 'stories' }],
  ['/insights/success-stories/a-client', { kind: 'story', slug: 'a-client' }],
  ['/insights/a-post', { kind: 'post', slug: 'a-post' }],
])('resolves %s to the content of its route', async (path, found) => {
  expect(await resolve(path)).toEqual(found);
});

test.each([
  '/nowhere',
  '/insights/two/parts',
  '/search',
  '/admin',
  '/robots.txt',
  '/Insights/a-post',
])('returns undefined for %s', async (path) => {
  expect(await resolve(path)).toBeUndefined();
});
