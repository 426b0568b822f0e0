import { and, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { posts } from './post-tables.server.ts';

/** What published posts say of themselves; the body only where a description is made of it. */
export const findPublishedPostTexts = (db: Db, slugs: readonly string[]) =>
  db
    .select({
      slug: posts.slug,
      title: posts.title,
      excerpt: posts.excerpt,
      seo: posts.seo,
      category: posts.category,
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
