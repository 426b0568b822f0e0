import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { buildPost } from '#tests/builders/post.ts';
import type { Post } from './post.ts';
import { createPostReader, PAGE_SIZE } from './post-reader.server.ts';
import { posts } from './post-tables.server.ts';
import { savePost } from '#tests/support/publishing.ts';

/** Paths of pages, which no post may take. */
const PAGES = ['/', '/insights/taken'];

const NOW = new Date('2026-06-01T00:00:00Z');
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(() => fixture.database.pool.query('truncate cms_documents, cms_blog_posts cascade'));

const reader = () => createPostReader(fixture.database.db, { paths: async () => new Set(PAGES) });
/** A draft is a row that another tool has written. */
const save = async (overrides: Partial<Post>, now = NOW) => {
  const { db } = fixture.database;
  const post = buildPost(overrides);
  if (post.status === 'draft') await db.insert(posts).values(post);
  else await savePost(db, post, now);
};
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug);

test('lists only published and listed posts, newest first, and features the first', async () => {
  await save({ slug: 'old', publishedAt: day(1) });
  await save({ slug: 'new', publishedAt: day(3) });
  await save({ slug: 'middle', publishedAt: day(2) });
  await save({ slug: 'draft', status: 'draft', publishedAt: day(4) });
  await save({ slug: 'unlisted', isListed: false, publishedAt: day(5) });
  const { featured, posts: rest, pageCount } = await reader().listing({ page: 1 });
  expect(featured?.slug).toBe('new');
  expect(slugs(rest)).toEqual(['middle', 'old']);
  expect(pageCount).toBe(1);
});

test('lists pinned posts before all others, the newest first, on every page and in every category', async () => {
  for (let number = 1; number <= PAGE_SIZE + 2; number += 1)
    await save({ slug: `post-${number}`, publishedAt: day(number + 9) });
  await save({ slug: 'pinned', isFeatured: true, publishedAt: day(1) });
  await save({ slug: 'pinned-later', isFeatured: true, publishedAt: day(2), categoryTags: ['B'] });
  await save({ slug: 'pinned-unlisted', isFeatured: true, isListed: false, publishedAt: day(3) });
  const [first, second] = await Promise.all([1, 2].map((page) => reader().listing({ page })));
  expect(first!.featured?.slug).toBe('pinned-later');
  expect(slugs(first!.posts).slice(0, 2)).toEqual(['pinned', `post-${PAGE_SIZE + 2}`]);
  expect(slugs(second!.posts)).toEqual(['post-3', 'post-2', 'post-1']);
  const category = await reader().listing({ category: 'AI Enablement', page: 1 });
  expect(category.featured?.slug).toBe('pinned');
  // Feeds and related posts follow the date alone.
  expect((await reader().newest(1))[0]!.slug).toBe(`post-${PAGE_SIZE + 2}`);
});

test('a review counts as a change, and says when it was', async () => {
  await save({ slug: 'reviewed', lastReviewedAt: day(200) });
  await save({ slug: 'edited-since', lastReviewedAt: day(1) });
  expect(await reader().post('reviewed')).toMatchObject({
    reviewed: 'July 19, 2026',
    reviewedTime: day(200).toISOString(),
    updatedAt: day(200).toISOString(),
  });
  expect((await reader().post('edited-since'))!.updatedAt).toBe(NOW.toISOString());
  const modified = (await reader().indexable()).map((each) => each.modified);
  expect(modified).toContainEqual(day(200));
});

test('shows the reading time of the words; a row of another tool has none', async () => {
  const text = 'word '.repeat(660);
  const body = { type: 'doc' as const, content: [{ type: 'text', text }] };
  await save({ slug: 'computed', body });
  await save({ slug: 'override', body, readTime: 'A weekend' });
  const db = fixture.database.db;
  await db.insert(posts).values(buildPost({ slug: 'imported', body }));
  const times = await Promise.all(
    ['computed', 'override', 'imported'].map(async (slug) => (await reader().post(slug))!.readTime),
  );
  expect(times).toEqual(['3 min read', 'A weekend', '5 min read']);
});

test('sorts posts without a date last, by creation time', async () => {
  await save({ slug: 'undated-early', publishedAt: null }, day(1));
  await save({ slug: 'undated-late', publishedAt: null }, day(2));
  await save({ slug: 'dated', publishedAt: day(1) });
  const { featured, posts: rest } = await reader().listing({ page: 1 });
  expect(slugs([featured!, ...rest])).toEqual(['dated', 'undated-late', 'undated-early']);
  expect(rest[0]).toMatchObject({ date: undefined, dateTime: undefined });
});

test('lists every post on exactly one page', async () => {
  const total = 2 * PAGE_SIZE + 3;
  for (let number = 1; number <= total; number += 1)
    await save({ slug: `post-${number}`, publishedAt: day(number) });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => reader().listing({ page })));
  expect(pages.map(({ posts: rest }) => rest.length)).toEqual([PAGE_SIZE, PAGE_SIZE, 2, 0]);
  expect(pages.map(({ pageCount }) => pageCount)).toEqual([3, 3, 3, 3]);
  const seen = pages.flatMap(({ featured, posts: rest }) =>
    slugs(featured ? [featured, ...rest] : rest),
  );
  expect(new Set(seen).size).toBe(total);
  expect(seen[0]).toBe(`post-${total}`);
});

test('filters posts by their derived category', async () => {
  await save({ slug: 'tagged', categoryTags: ['Data Quality', 'AI Enablement'] });
  await save({ slug: 'by-seo', categoryTags: [], seo: { category: 'Data Quality' } });
  await save({ slug: 'by-default', categoryTags: [] });
  const found = async (category: string) => {
    const { featured, posts: rest } = await reader().listing({ category, page: 1 });
    return slugs(featured ? [featured, ...rest] : rest).toSorted();
  };
  expect(await found('Data Quality')).toEqual(['by-seo', 'tagged']);
  expect(await found('CRM Implementation')).toEqual(['by-default']);
  expect(await found('AI Enablement')).toEqual([]);
  expect(await found(`' or 1=1 --`)).toEqual([]);
  const { categories } = await reader().listing({ page: 1 });
  expect(categories).toEqual(['Data Quality', 'CRM Implementation']);
});

test('groups the archive by year and includes unlisted posts', async () => {
  await save({ slug: 'listed', publishedAt: new Date('2026-01-01T00:00:00Z') });
  await save({ slug: 'unlisted', isListed: false, publishedAt: new Date('2025-12-31T23:59:59Z') });
  await save({ slug: 'undated', publishedAt: null });
  await save({ slug: 'draft', status: 'draft' });
  const { years, total, pageCount } = await reader().archive(1);
  expect(years.map(({ year, posts: entries }) => [year, slugs(entries)])).toEqual([
    [2026, ['listed']],
    [2025, ['unlisted']],
    [undefined, ['undated']],
  ]);
  expect([total, pageCount]).toEqual([3, 1]);
});

test('finds a post by its slug only while it is published', async () => {
  await save({ slug: 'unlisted', isListed: false, seo: { title: 'For search' } });
  await save({ slug: 'draft', status: 'draft' });
  expect(await reader().post('unlisted')).toMatchObject({
    seo: { title: 'For search' },
    readTime: '1 min read',
  });
  expect(await reader().post('draft')).toBeUndefined();
  expect(await reader().post('unknown')).toBeUndefined();
});

test('returns related posts of the category first, then the newest others, never the post itself', async () => {
  await save({ slug: 'self', categoryTags: ['A'], publishedAt: day(9) });
  await save({ slug: 'near', categoryTags: ['A'], publishedAt: day(1) });
  await save({ slug: 'far-new', categoryTags: ['B'], publishedAt: day(8) });
  await save({ slug: 'far-old', categoryTags: ['B'], publishedAt: day(2) });
  await save({ slug: 'far-older', categoryTags: ['C'], publishedAt: day(1) });
  const related = await reader().related({ slug: 'self', category: 'A' }, 3);
  expect(slugs(related)).toEqual(['near', 'far-new', 'far-old']);
});

test('omits an imported post from all lists if its address is a page or a listing', async () => {
  await save({ slug: 'reachable' });
  for (const slug of ['Taken', 'success-stories']) {
    const imported = `imported-${slug.toLowerCase()}`;
    await save({ slug: imported });
    await fixture.database.db.update(posts).set({ slug }).where(eq(posts.slug, imported));
  }
  expect(await reader().slugs()).toEqual(['reachable']);
  expect(slugs(await reader().indexable())).toEqual(['reachable']);
  expect(slugs(await reader().newest(9))).toEqual(['reachable']);
  for await (const some of reader().searchable()) expect(slugs(some)).toEqual(['reachable']);
});

test('returns every published post for search engines, and the newest listed ones for feeds', async () => {
  await save({ slug: 'old', publishedAt: day(1) });
  await save({ slug: 'new', publishedAt: day(3) });
  await save({ slug: 'draft', status: 'draft', publishedAt: day(4) });
  await save({ slug: 'unlisted', isListed: false, publishedAt: day(5) });
  await save({ slug: 'hidden', seo: { noindex: true }, isListed: false, publishedAt: day(6) });
  await save({
    slug: 'copy',
    seo: { canonical: '/insights/old' },
    isListed: false,
    publishedAt: day(7),
  });
  expect(await reader().indexable()).toEqual(
    ['unlisted', 'new', 'old'].map((slug) => ({
      slug,
      title: 'Plain post',
      description: 'Nothing in particular.',
      modified: NOW,
    })),
  );
  expect(await reader().slugs()).toEqual(['copy', 'hidden', 'unlisted', 'new', 'old']);
  expect(slugs(await reader().newest(9))).toEqual(['new', 'old']);
  expect((await reader().newest(1))[0]).toMatchObject({ slug: 'new', body: { type: 'doc' } });
});

test('counts posts by state', async () => {
  await save({ slug: 'listed' });
  await save({ slug: 'unlisted', isListed: false });
  await save({ slug: 'draft', status: 'draft' });
  expect(await reader().counts()).toEqual({ published: 2, listed: 1, drafts: 1 });
});

test('replaces a post that is saved again and keeps its id', async () => {
  const id = await save({ title: 'First' });
  expect(await save({ title: 'Second' })).toBe(id);
  expect((await reader().post('plain-post'))?.title).toBe('Second');
});

test('rejects if the database fails, instead of returning an empty listing', async () => {
  const { db } = fixture.database;
  await db.execute('alter table cms_blog_posts rename to elsewhere');
  try {
    await expect(reader().listing({ page: 1 })).rejects.toThrow();
  } finally {
    await db.execute('alter table elsewhere rename to cms_blog_posts');
  }
});

test('yields every published post once for the search, listed or not, in batches of 1,000', async () => {
  await save({ slug: 'draft', status: 'draft' });
  await fixture.database.db.execute(sql`insert into cms_blog_posts (slug, title, status, is_listed)
    select 'post-' || n, 'T', 'published', n % 2 = 0 from generate_series(1, 1005) n`);
  const batches: number[] = [];
  const seen = new Set<string>();
  for await (const some of reader().searchable()) {
    batches.push(some.length);
    for (const { slug } of some) seen.add(slug);
  }
  expect(batches).toEqual([1_000, 5]);
  expect(seen.size).toBe(1_005);
  expect(seen).not.toContain('draft');
});
