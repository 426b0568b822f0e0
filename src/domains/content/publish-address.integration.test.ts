import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPost } from '#tests/builders/post.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { pageRevisions } from './page-tables.server.ts';
import { posts } from './post-tables.server.ts';
import { publishPage, savePost } from '#tests/support/publishing.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const OPTIONS = { defaults: [{ path: '/about' }, { path: '/insights/local' }] };

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.db.delete(pageRevisions);
  await fixture.database.db.delete(posts);
});

const page = (path: string) => {
  const whole = { path, title: 'T', seo: { title: 'T', description: 'd' }, blocks: [] };
  return publishPage(fixture.database.db, whole, NOW, OPTIONS);
};
const post = (slug: string, status: 'draft' | 'published' = 'published') =>
  savePost(fixture.database.db, buildPost({ slug, status }), NOW, OPTIONS);

test('publishes a page at a new path, also below /insights, and again at its own path', async () => {
  expect(await page('/new-offer')).toBe(1);
  expect(await page('/insights/new-guide')).toBe(1);
  expect(await page('/insights/new-guide')).toBe(2);
  expect(await page('/about')).toBe(1);
});

test.each([
  ['/search', 'reserved', '/search is reserved for another screen of the site.'],
  ['/insights/success-stories/new', 'reserved', 'is reserved for success stories.'],
  ['/new offer?', 'malformed', 'which paths cannot contain'],
  ['new-offer', 'malformed', 'is not a valid path'],
  ['/About', 'taken', '/About is taken by the page at /about.'],
])(
  'refuses a page at %s as %s with a message, and does not store it',
  async (path, reason, message) => {
    await expect(page(path)).rejects.toMatchObject({
      name: 'RefusedAddressError',
      reason,
      message: expect.stringContaining(message) as string,
    });
    expect(await fixture.database.db.select().from(pageRevisions)).toEqual([]);
  },
);

test('refuses a page at the address of a published post, but not at that of a draft', async () => {
  await post('Guide');
  await expect(page('/insights/guide')).rejects.toMatchObject({
    reason: 'taken',
    message: '/insights/guide is taken by the post at /insights/Guide.',
  });
  await post('Guide', 'draft');
  expect(await page('/insights/guide')).toBe(1);
});

test.each(['local', 'LOCAL', 'published-here', 'success-stories', 'a/b', ''])(
  'refuses a post with the slug %j, draft or not',
  async (slug) => {
    await page('/insights/published-here');
    await expect(post(slug)).rejects.toMatchObject({ name: 'RefusedAddressError' });
    await expect(post(slug, 'draft')).rejects.toMatchObject({ name: 'RefusedAddressError' });
    expect(await fixture.database.db.select().from(posts)).toEqual([]);
  },
);

test('saves a post again under its slug, and refuses a slug that differs only in case', async () => {
  await post('Old-Slug');
  await post('Old-Slug');
  await expect(post('old-slug')).rejects.toMatchObject({ reason: 'taken' });
});

test('refuses one of a page and a post published at one address at the same time', async () => {
  const results = await Promise.allSettled([page('/insights/race'), post('race')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
