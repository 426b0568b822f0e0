import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { findFarWindow } from './post-counts-repository.server.ts';
import { findListedPosts, findNewestPosts, findPublishedPosts } from './post-repository.server.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
  await fixture.database.db.execute(sql`
    insert into cms_blog_posts (slug, title, excerpt, status, is_listed, published_at, category_tags)
    select 'post-' || n, 'Title ' || n, repeat('word ', 30),
      case when n % 20 = 0 then 'draft' else 'published' end, n % 10 <> 0,
      case when n % 50 <> 0 then timestamptz '2026-01-01' - n * interval '7 hours' end,
      array[case when n % 999 = 0 then 'Rare' else 'Category ' || n % 8 end]
    from generate_series(1, 10000) n`);
  await fixture.database.db.execute(sql`analyze cms_blog_posts`);
});
afterAll(() => fixture?.drop());

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Explains a query, with its parameters bound as the application binds them. */
async function planOf(query: { toSQL(): { sql: string; params: unknown[] } }) {
  const { sql: text, params } = query.toSQL();
  const { rows } = await fixture.database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    params,
  );
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
  return {
    types: nodes.map((node) => node['Node Type']),
    index: nodes.find((node) => node['Index Name'])?.['Index Name'],
  };
}

const db = () => fixture.database.db;
const walk = (index: string) => ({ types: ['Limit', 'Index Scan'], index });

test('reads the first page of the listing from its index, without sorting 10,000 posts', async () => {
  const plan = await planOf(findListedPosts(db(), undefined, { offset: 0, limit: 13 }));
  expect(plan).toEqual(walk('cms_blog_posts_pinned'));
});

test('reads a later page of a category from an index, also of a rare category', async () => {
  const common = await planOf(findListedPosts(db(), 'Category 3', { offset: 25, limit: 12 }));
  expect(common.types).toEqual(['Limit', 'Index Scan']);
  const rare = await planOf(findListedPosts(db(), 'Rare', { offset: 0, limit: 13 }));
  expect(rare.index).toBe('cms_blog_posts_category_pinned');
  expect(rare.types).not.toContain('Seq Scan');
});

test('reads the newest posts of a feed from their index, pinned or not', async () => {
  const plan = await planOf(findNewestPosts(db(), 20));
  expect(plan).toEqual(walk('cms_blog_posts_listing'));
});

test('reads the archive from its index, without sorting', async () => {
  const plan = await planOf(findPublishedPosts(db(), { offset: 0, limit: 50 }));
  expect(plan).toEqual(walk('cms_blog_posts_archive'));
});

test('reads a deep page from the month in which it begins, without walking over all before it', async () => {
  const within: number[] = [];
  const find = async (near: { offset: number; limit: number }, part?: SQL) => {
    within.push(near.offset);
    const plan = await planOf(findListedPosts(db(), undefined, near, part));
    expect(plan).toEqual(walk('cms_blog_posts_pinned'));
    return [];
  };
  await findFarWindow(db(), {}, { offset: 7_000, limit: 12 }, find);
  // A month has about a hundred posts.
  expect(within[0]).toBeLessThan(150);
});
