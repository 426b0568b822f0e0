import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPost } from '#tests/builders/post.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { publicPages } from './page-tables.server.ts';
import { posts } from '../posts/post-tables.server.ts';
import { publishPage, savePost } from '#tests/support/publishing.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const build = (path: string) => ({
  path,
  title: 'T',
  seo: { title: 'T', description: 'd' },
  blocks: [],
});
const OPTIONS = { defaults: [build('/about'), build('/insights/local')] };

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query(
    'truncate cms_documents, cms_public_pages, cms_blog_posts cascade',
  );
});

const page = (path: string, title = 'T') =>
  publishPage(fixture.database.db, { ...build(path), title }, NOW, OPTIONS);
const post = (slug: string, status: 'draft' | 'published' = 'published', title = 'T') =>
  savePost(fixture.database.db, buildPost({ slug, status, title }), NOW, OPTIONS);

test('publishes a page at a new path, also below /insights, and again at its own path', async () => {
  await page('/new-offer');
  await page('/insights/new-guide');
  expect(await page('/insights/new-guide', 'Again')).toMatchObject({
    life: { live: { revision: 2 } },
  });
  expect(await page('/about', 'Ours')).toMatchObject({ builtInPath: '/about' });
});

test.each([
  ['/search', 'reserved', '/search is reserved for another screen of the site.'],
  ['/insights/success-stories/new', 'reserved', 'is reserved for success stories.'],
  ['/new offer?', 'malformed', 'which paths cannot contain'],
  ['new-offer', 'malformed', 'is not a valid path'],
  ['/About', 'taken', '/About is taken by the page at /about.'],
])(
  'refuses a page at %s as %s with a message, and does not store it',
  async (path, _reason, message) => {
    await expect(page(path)).rejects.toThrow(message);
    expect(await fixture.database.db.select().from(publicPages)).toEqual([]);
  },
);

test('refuses a page at the address of a published post, but not at that of a draft', async () => {
  await post('Guide');
  await expect(page('/insights/guide')).rejects.toThrow(
    '/insights/guide is taken by the post at /insights/Guide.',
  );
  await post('Guide', 'draft');
  await page('/insights/guide');
});

test.each(['local', 'LOCAL', 'published-here', 'success-stories', 'a/b', ''])(
  'refuses to publish a post with the slug %j',
  async (slug) => {
    await page('/insights/published-here');
    await expect(post(slug)).rejects.toThrow(/slug|taken|reserved|valid/);
    expect(await fixture.database.db.select().from(posts)).toEqual([]);
  },
);

test('saves a post again under its slug, and refuses a slug that differs only in case', async () => {
  const id = await post('Old-Slug');
  expect(await post('Old-Slug', 'published', 'Again')).toBe(id);
  await expect(post('old-slug')).rejects.toThrow('is taken by the post at /insights/Old-Slug');
});

test('refuses one of a page and a post published at one address at the same time', async () => {
  const results = await Promise.allSettled([page('/insights/race'), post('race')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
