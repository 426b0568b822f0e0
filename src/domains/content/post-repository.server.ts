import { and, count, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Post } from './post.ts';
import { posts } from './post-tables.server.ts';

// Conditions and order are literal, as in the partial indexes: a bound parameter would hide them from the planner.
const isPublished = sql`${posts.status} = 'published'`;
const isListed = sql`${posts.status} = 'published' and ${posts.isListed}`;

/** Newest first. A post without a date comes last, where a plain `desc` would put it first (spec section 7). */
const newestFirst = [
  sql`${posts.publishedAt} desc nulls last`,
  desc(posts.createdAt),
  desc(posts.id),
];

const cardColumns = {
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  category: posts.category,
  publishedAt: posts.publishedAt,
  readTime: posts.readTime,
  coverImage: posts.coverImage,
};

const archiveColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  publishedAt: posts.publishedAt,
};

export interface Window {
  offset: number;
  limit: number;
}

const inCategory = (category: string | undefined) =>
  and(isListed, category === undefined ? undefined : eq(posts.category, category));

/** Listed posts, newest first, of one category or of all. */
export function findListedPosts(db: Db, category: string | undefined, { offset, limit }: Window) {
  return db
    .select(cardColumns)
    .from(posts)
    .where(inCategory(category))
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit);
}

export async function countListedPosts(db: Db, category: string | undefined): Promise<number> {
  return countWhere(db, inCategory(category));
}

/** Categories of listed posts, the one with most posts first. */
export async function listCategories(db: Db): Promise<string[]> {
  const rows = await db
    .select({ category: posts.category })
    .from(posts)
    .where(isListed)
    .groupBy(posts.category)
    .orderBy(desc(count()), posts.category);
  return rows.map((row) => row.category);
}

/** Published posts, listed or not, newest first. */
export function findPublishedPosts(db: Db, { offset, limit }: Window) {
  return db
    .select(archiveColumns)
    .from(posts)
    .where(isPublished)
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit);
}

export async function countPublishedPosts(db: Db): Promise<number> {
  return countWhere(db, isPublished);
}

/** What lists for machines say of every published post, newest first. */
export function findPublishedTitles(db: Db) {
  return db
    .select({
      slug: posts.slug,
      title: posts.title,
      excerpt: posts.excerpt,
      seo: posts.seo,
      modified: posts.updatedAt,
    })
    .from(posts)
    .where(isPublished)
    .orderBy(...newestFirst);
}

/** Of every published post, newest first. */
export async function listPublishedSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(isPublished)
    .orderBy(...newestFirst);
  return rows.map(({ slug }) => slug);
}

/** Slugs of published posts that differ from a slug in case at most. */
export async function findPublishedSpellings(db: Db, slug: string): Promise<string[]> {
  const rows = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(and(isPublished, sql`lower(${posts.slug}) = lower(${slug})`));
  return rows.map((row) => row.slug);
}

/** Whole published posts in the order of their ids, those after the given one. */
export function findPublishedPostsAfter(db: Db, id: string | undefined, limit: number) {
  return db
    .select()
    .from(posts)
    .where(and(isPublished, id === undefined ? undefined : gt(posts.id, id)))
    .orderBy(posts.id)
    .limit(limit);
}

/** Whole listed posts, newest first. */
export function findNewestPosts(db: Db, limit: number) {
  return db
    .select()
    .from(posts)
    .where(isListed)
    .orderBy(...newestFirst)
    .limit(limit);
}

/** How many posts there are of each kind; `listed` are part of `published`. */
export async function countPostsByState(db: Db) {
  const [row] = await db
    .select({
      published: sql<number>`count(*) filter (where ${isPublished})`.mapWith(Number),
      listed: sql<number>`count(*) filter (where ${isListed})`.mapWith(Number),
      drafts: sql<number>`count(*) filter (where ${posts.status} = 'draft')`.mapWith(Number),
    })
    .from(posts);
  return row!;
}

/** A whole post, while it is published. */
export async function findPublishedPost(db: Db, slug: string) {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.slug, slug), isPublished));
  return row;
}

/** The newest other posts of a category, filled up with the newest of the rest. */
export async function findRelatedPosts(db: Db, slug: string, category: string, limit: number) {
  const newestOthers = (condition: SQL) =>
    db
      .select(cardColumns)
      .from(posts)
      .where(and(isListed, ne(posts.slug, slug), condition))
      .orderBy(...newestFirst)
      .limit(limit);
  // Two short walks along an index, instead of sorting every post by nearness.
  const near = await newestOthers(eq(posts.category, category));
  const missing = limit - near.length;
  return missing > 0
    ? [...near, ...(await newestOthers(ne(posts.category, category))).slice(0, missing)]
    : near;
}

/** Which of the slugs are taken, published or not. */
export async function findTakenSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(inArray(posts.slug, [...slugs]));
  return new Set(rows.map((row) => row.slug));
}

/**
 * Adds a post, last changed when it was published, if that is known and past.
 * @returns false when its slug was taken meanwhile, and then nothing changes
 */
export async function insertPostIfNew(db: Db, post: Post, now: Date): Promise<boolean> {
  const updatedAt = post.publishedAt && post.publishedAt < now ? post.publishedAt : now;
  const rows = await db
    .insert(posts)
    .values({ ...post, createdAt: now, updatedAt })
    .onConflictDoNothing({ target: posts.slug })
    .returning({ id: posts.id });
  return rows.length > 0;
}

/** Adds a post, or replaces the one with its slug. */
export async function upsertPost(db: Db, post: Post, now: Date): Promise<string> {
  const [row] = await db
    .insert(posts)
    .values({ ...post, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: posts.slug, set: { ...post, updatedAt: now } })
    .returning({ id: posts.id });
  return row!.id;
}

async function countWhere(db: Db, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(posts).where(condition);
  return row?.total ?? 0;
}
