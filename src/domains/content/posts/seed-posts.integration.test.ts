import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { buildPost } from '#tests/builders/post.ts';
import { createPostReader } from './post-reader.server.ts';
import { readSeedPosts, seedPosts } from './seed-posts.server.ts';
import { savePost } from '#tests/support/publishing.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

const NOW = new Date('2026-06-01T00:00:00Z');

test('adds sample posts once, and does not overwrite an editor’s post with the same slug', async () => {
  const { db } = fixture.database;
  const seeds = await readSeedPosts('content/posts');
  const [first, second] = seeds;
  await savePost(db, buildPost({ slug: first!.slug, title: 'Edited by hand' }), NOW);

  expect(await seedPosts(db, seeds, NOW)).toBe(seeds.length - 1);
  expect(await seedPosts(db, seeds, NOW)).toBe(0);

  const reader = createPostReader(db, { paths: async () => new Set<string>() });
  expect((await reader.post(first!.slug))?.title).toBe('Edited by hand');
  const seeded = await reader.post(second!.slug);
  expect(seeded).toMatchObject({
    title: second!.meta.title,
    category: second!.meta.category_tags[0],
    coverImage: `/media/cms_media/Insights/${second!.slug}.svg`,
  });
  // The time of its last change is its publication date, not the time of seeding.
  expect(seeded?.updatedAt).toBe(seeded?.dateTime);
  expect(seeded?.readTime).toMatch(/^[3-9] min read$/);
});

test('adds every post once when two processes seed at the same time', async () => {
  const { db } = fixture.database;
  await db.execute('delete from cms_blog_posts');
  const seeds = await readSeedPosts('content/posts');
  const added = await Promise.all([seedPosts(db, seeds, NOW), seedPosts(db, seeds, NOW)]);
  expect(added[0] + added[1]).toBe(seeds.length);
});
