import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { Page } from '#src/domains/content/pages/page.ts';
import { readSeedPosts } from '#src/domains/content/posts/seed-posts.server.ts';
import {
  addressKey,
  validatePagePath,
  validatePostSlug,
} from '#src/domains/site-map/content-address.ts';
import { contentPaths } from '#src/domains/site-map/site-paths.ts';

const PAGE_PATHS = DEFAULT_PAGES.map(({ path }) => path);
const POST_SLUGS = (await readSeedPosts('content/posts')).map(({ slug }) => slug);

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'path' in value && 'blocks' in value;

test('pages and posts have valid addresses', () => {
  expect(PAGE_PATHS.flatMap((path) => validatePagePath(path) ?? [])).toEqual([]);
  expect(POST_SLUGS.flatMap((slug) => validatePostSlug(slug) ?? [])).toEqual([]);
});

test('no two pages, posts or stories share an address', () => {
  const stories = SUCCESS_STORIES.map(({ slug }) => slug);
  const keys = contentPaths({ pages: PAGE_PATHS, posts: POST_SLUGS, stories }).map(addressKey);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('every page in content/pages is exported by the index of its folder', async () => {
  const files = globSync('content/pages/**/*.ts', { exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<object>),
  );
  const pages = modules.flatMap((module) => Object.values(module)).filter(isPage);
  expect(pages.length).toBeGreaterThan(20);
  const unlisted = pages.filter((page) => !(DEFAULT_PAGES as readonly Page[]).includes(page));
  expect(unlisted.map(({ path }) => `add ${path} to the index.ts of its folder`)).toEqual([]);
});
