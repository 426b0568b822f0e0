import { pick } from '#src/platform/pick.ts';
import { eq, type SQL, sql, and } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Post } from './post.ts';
import { countWords } from '../body/post-body.ts';
import { posts } from './post-tables.server.ts';

/** Writes what is public of posts. */

/**
 * Makes a post public, or replaces what is public of it.
 * @param firstPublishedAt its date, if it has none and was not public without one
 */
export async function upsertPublicPost(
  tx: Db,
  {
    id,
    createdAt,
    ...post
  }: Omit<Post, 'status'> & { id: string; createdAt: Date; updatedAt: Date },
  since: Date,
) {
  // Midnight UTC is a day that was chosen (`publicDay`), and a schedule may fall on it.
  const firstPublishedAt =
    since.getTime() % 86_400_000 === 0 ? new Date(since.getTime() + 1) : since;
  const status = 'published' as const;
  const values = { ...post, status, wordCount: countWords(post.body) };
  await tx
    .insert(posts)
    .values({ ...values, id, createdAt, publishedAt: post.publishedAt ?? firstPublishedAt })
    .onConflictDoUpdate({
      target: posts.id,
      set: {
        ...values,
        publishedAt:
          post.publishedAt ??
          sql`case when ${posts.status} = 'published' then ${posts.publishedAt} else excluded.published_at end`,
      },
    });
}

export async function deletePost(tx: Db, id: string) {
  await tx.delete(posts).where(eq(posts.id, id));
}

/** Posts whose id is not in a subquery. */
export function findPostsExcept(db: Db, ids: SQL, limit: number) {
  return db
    .select()
    .from(posts)
    .where(sql`${posts.id} not in (${ids})`)
    .limit(limit);
}

/** Texts of published posts about themselves; the body only where a description is made of it. */
export const findPublishedPostTexts = (db: Db, slugs: readonly string[]) =>
  db
    .select({
      ...pick(posts, 'slug', 'title', 'excerpt', 'seo', 'category'),
      body: sql<unknown>`case when nullif(btrim(${posts.excerpt}), '') is null
        and ${posts.seo} ->> 'description' is null then ${posts.body} end`,
    })
    .from(posts)
    .where(
      and(
        sql`${posts.status} = 'published'`,
        sql`${posts.slug} = any(${sql.param([...slugs])}::text[])`,
      ),
    );
