import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import {
  countListedPosts,
  countPublishedPosts,
  findFarWindow,
  listCategories,
} from './post-counts-repository.server.ts';
import { findListedPosts, findPublishedPosts } from './post-repository.server.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(() => query('truncate cms_blog_posts'));

const query = async (sql: string, values?: unknown[]) =>
  (await fixture.database.pool.query(sql, values)).rows;
const db = () => fixture.database.db;

const COUNTED = `select category, is_featured, coalesce(date_trunc('month', published_at at time zone 'UTC')::date, '-infinity')::text as month,
    count(*)::int as published, count(*) filter (where is_listed)::int as listed
  from cms_blog_posts where status = 'published' group by 1, 2, 3 order by 1, 2, 3`;
const KEPT = `select category, is_featured, month::text, published, listed from cms_post_counts
  where published <> 0 or listed <> 0 order by 1, 2, 3`;

const STATEMENTS = [
  `insert into cms_blog_posts (slug, title, status, is_listed, is_featured, published_at, category_tags)
    select gen_random_uuid()::text, 'T', case when random() < 0.3 then 'draft' else 'published' end, random() < 0.7, random() < 0.2,
      case when random() < 0.8 then timestamptz '2026-01-31 23:30Z' + random() * interval '99 days' end, array['C ' || n % 3]
    from generate_series(1, 7) n`,
  `update cms_blog_posts set title = 'Another' where random() < 0.5`,
  `update cms_blog_posts set is_listed = not is_listed where random() < 0.5`,
  `update cms_blog_posts set category_tags = '{}', is_featured = not is_featured where random() < 0.3`,
  `update cms_blog_posts set status = case status when 'draft' then 'published' else 'draft' end where random() < 0.3`,
  `update cms_blog_posts set published_at = published_at - interval '20 days' where random() < 0.3`,
  `delete from cms_blog_posts where random() < 0.3`,
  `insert into cms_blog_posts (slug, title, status) values ('same', 'T', 'published')
    on conflict (slug) do update set is_listed = not cms_blog_posts.is_listed`,
];

test('counts stay those of the posts, whatever statements change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STATEMENTS), { maxLength: 12 }), async (all) => {
      for (const statement of all) await query(statement);
      expect(await query(KEPT)).toEqual(await query(COUNTED));
    }),
    { numRuns: 15 },
  );
  await query('truncate cms_blog_posts');
  expect(await query(KEPT)).toEqual([]);
});

test('a change of what no list counts or sorts by writes no count', async () => {
  await query(`insert into cms_blog_posts (slug, title, status) values ('a', 'T', 'published')`);
  const versions = () => query('select xmin::text, ctid::text from cms_post_counts');
  const before = await versions();
  await query(`update cms_blog_posts set title = 'Another', body = '{}'`);
  expect(await versions()).toEqual(before);
});

test('every window is the same as without counts: pinned, dated and undated posts, of a category or of all', async () => {
  await query(`
    insert into cms_blog_posts (slug, title, status, is_listed, is_featured, published_at, category_tags)
    select 'post-' || n, 'T', case when n % 20 = 0 then 'draft' else 'published' end, n % 10 <> 0, n % 211 = 0,
      case when n % 50 <> 1 then timestamptz '2026-01-31 20:00Z' - n / 2 * interval '5 hours' end, array['C ' || n % 2]
    from generate_series(1, 2400) n`);
  for (const category of [undefined, 'C 1', 'none'])
    for (const offset of [0, 490, 500, 501, 777, 1_041, 1_150, 2_075, 2_105, 2_155, 2_400]) {
      const window = { offset, limit: 12 };
      expect(
        await findFarWindow(db(), { category }, window, (near, part) =>
          findListedPosts(db(), category, near, part),
        ),
      ).toEqual(await findListedPosts(db(), category, window));
      expect(
        await findFarWindow(db(), { isArchive: true }, window, (near, part) =>
          findPublishedPosts(db(), near, part),
        ),
      ).toEqual(await findPublishedPosts(db(), window));
    }
  expect(await countPublishedPosts(db())).toBe(2_280);
  expect(await countListedPosts(db(), undefined)).toBe(2_160);
  expect(await countListedPosts(db(), 'none')).toBe(0);
  expect(await listCategories(db())).toEqual(['C 1', 'C 0']);
});
