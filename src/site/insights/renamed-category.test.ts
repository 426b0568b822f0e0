import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PostListing } from '#src/domains/content/posts/post-reader.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { loader } from './insights.tsx';
import { findRenamedCategory } from './renamed-category.server.ts';

/** Links to a category that has another name now. */

const RENAMED = new Map([
  ['Old name', 'New name'],
  ['Circle', 'Circle again'],
]);
const LISTING: PostListing = {
  featured: undefined,
  posts: [],
  page: 1,
  pageCount: 1,
  categories: ['New name'],
};

const services = buildServices({
  tags: { replacementOf: async (tag) => RENAMED.get(tag) },
  posts: {
    listing: async ({ category }) =>
      category === 'New name' ? { ...LISTING, featured: { slug: 'first' } as never } : LISTING,
    archive: async () => ({ years: [], page: 1, pageCount: 1, total: 0 }),
  },
  pages: { pathsAmong: async () => new Set<string>() },
});

test('leads to the new name if that has posts', async () => {
  const find = (category: string | undefined) => findRenamedCategory(services, { category });
  expect(await find('Old name')).toBe('New name');
  expect(await find('Circle')).toBeUndefined();
  expect(await find('Unknown')).toBeUndefined();
  expect(await find(undefined)).toBeUndefined();
});

test('/insights redirects for good', async () => {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request('https://cadron.example/insights?category=Old+name&page=2');
  const loading = loader({ request, context } as never);
  const response = (await loading.catch((error: unknown) => error)) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    '/insights?category=New+name',
  ]);
});

test('a database that is down leaves the page as it is', async () => {
  const down = buildServices({
    tags: { replacementOf: () => Promise.reject(new Error('the database is down')) },
  });
  expect(await findRenamedCategory(down, { category: 'Old name' })).toBeUndefined();
});
