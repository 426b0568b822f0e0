import { pick } from '#src/platform/pick.ts';
import { column } from '#src/platform/db/column.ts';
import { and, count, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Post } from './post.ts';
import { countWords } from '../body/post-body.ts';
import type { Window } from './post-counts-repository.server.ts';
import { posts } from './post-tables.server.ts';

// Conditions and order are literals, as in the partial indexes: the planner cannot match an index to a bound parameter.
const isPublished = sql`${posts.status} = 'published'`;
const isListed = sql`${posts.status} = 'published' and ${posts.isListed}`;

/** A plain `desc` would put posts without a date first (docs/specification.md, section 7). */
const newestFirst = [
  sql`${posts.publishedAt} desc nulls last`,
  desc(posts.createdAt),
  desc(posts.id),
];

/** Pinned posts first, in the order of their indexes. */
const pinnedFirst = [desc(posts.isFeatured), ...newestFirst];

const cardColumns = pick(
  posts,
  'slug',
  'title',
  'excerpt',
  'category',
  'publishedAt',
  'readTime',
  'wordCount',
  'coverImage',
);

const archiveColumns = pick(posts, 'id', 'slug', 'title', 'excerpt', 'publishedAt');

const inCategory = (category: string | undefined) =>
  and(isListed, category === undefined ? undefined : eq(posts.category, category));

/**
 * Listed posts of one category or of all: pinned ones, then the others, each newest first.
 * @param part the posts of the order in which the window is
 */
export function findListedPosts(
  db: Db,
  category: string | undefined,
  { offset, limit }: Window,
  part?: SQL,
) {
  return db
    .select(cardColumns)
    .from(posts)
    .where(and(inCategory(category), part))
    .orderBy(...pinnedFirst)
    .offset(offset)
    .limit(limit);
}

/** Tags of published posts with the number of posts, largest first. */
export async function countTags(db: Db): Promise<{ name: string; count: number }[]> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select tag as name, count(*)::int as count
    from (select distinct id, btrim(tag) as tag from ${posts}, unnest(category_tags) as tag where ${isPublished}) as tags
    where tag <> '' group by tag order by count(*) desc, tag`);
  return rows;
}

/** Authors of published posts with the number of posts, largest first. */
export async function countAuthors(db: Db): Promise<{ name: string; count: number }[]> {
  const name = sql<string>`btrim(${posts.author})`;
  return db
    .select({ name, count: count() })
    .from(posts)
    .where(and(isPublished, sql`${name} <> ''`))
    .groupBy(name)
    .orderBy(desc(count()), name);
}

/** Published posts, listed or not, newest first. */
export function findPublishedPosts(db: Db, { offset, limit }: Window, part?: SQL) {
  return db
    .select(archiveColumns)
    .from(posts)
    .where(and(isPublished, part))
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit);
}

/** Slug, title and metadata of published posts, newest first. */
export function listPublishedPostSummaries(db: Db, { offset, limit }: Window, part?: SQL) {
  return db
    .select(pick(posts, 'slug', 'title', 'excerpt', 'seo', 'updatedAt', 'lastReviewedAt'))
    .from(posts)
    .where(and(isPublished, part))
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit);
}

/** Slugs of every published post, newest first. */
export const listPublishedSlugs = (db: Db): Promise<string[]> =>
  column(
    db
      .select({ value: posts.slug })
      .from(posts)
      .where(isPublished)
      .orderBy(...newestFirst),
  );

/**
 * Slugs of posts that equal the given slug when case is ignored.
 * @param exceptId a post that does not count
 */
export async function findSlugsIgnoringCase(
  db: Db,
  slug: string,
  exceptId?: string,
): Promise<string[]> {
  const isOther = exceptId === undefined ? undefined : ne(posts.id, exceptId);
  const rows = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(and(sql`lower(${posts.slug}) = lower(${slug})`, isOther));
  return rows.map((row) => row.slug);
}

/** Published posts ordered by id, after the given id, with the version of their row: every change of it makes another one. */
export function listVersionsAfter(db: Db, id: string | undefined, limit: number) {
  return db
    .select({ ...pick(posts, 'id', 'slug', 'seo'), version: sql<string>`xmin::text` })
    .from(posts)
    .where(and(isPublished, id === undefined ? undefined : gt(posts.id, id)))
    .orderBy(posts.id)
    .limit(limit);
}

export const findPublishedBySlugs = (db: Db, slugs: readonly string[]) =>
  db
    .select()
    .from(posts)
    .where(and(isPublished, inArray(posts.slug, slugs)));

/** Listed posts with their bodies, newest first. */
export function findNewestPosts(db: Db, limit: number) {
  return db
    .select()
    .from(posts)
    .where(isListed)
    .orderBy(...newestFirst)
    .limit(limit);
}

/** A published post with its body. */
export async function findPublishedPost(db: Db, slug: string) {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.slug, slug), isPublished));
  return row;
}

/** The newest other listed posts of a category, followed by the newest of other categories. */
export async function findRelatedPosts(db: Db, slug: string, category: string, limit: number) {
  const newestOthers = (condition: SQL) =>
    db
      .select(cardColumns)
      .from(posts)
      .where(and(isListed, ne(posts.slug, slug), condition))
      .orderBy(...newestFirst)
      .limit(limit);
  // Two short index scans are cheaper than sorting every post by category match.
  const near = await newestOthers(eq(posts.category, category));
  const missing = limit - near.length;
  return missing > 0
    ? [...near, ...(await newestOthers(ne(posts.category, category))).slice(0, missing)]
    : near;
}

/** The given slugs that a post, published or not, already has. */
export async function findTakenSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db.select({ slug: posts.slug }).from(posts).where(inArray(posts.slug, slugs));
  return new Set(rows.map((row) => row.slug));
}

/**
 * Adds a post. Its `updatedAt` is the publication date if that is in the past, else `now`.
 * @returns false, and changes nothing, if the slug is taken
 */
export async function insertPostIfNew(db: Db, post: Post, now: Date): Promise<boolean> {
  const updatedAt = post.publishedAt && post.publishedAt < now ? post.publishedAt : now;
  const rows = await db
    .insert(posts)
    .values({ ...post, wordCount: countWords(post.body), createdAt: now, updatedAt })
    .onConflictDoNothing({ target: posts.slug })
    .returning({ id: posts.id });
  return rows.length > 0;
}
