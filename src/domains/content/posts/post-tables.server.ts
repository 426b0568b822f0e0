import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { PostBody } from '../body/post-body.ts';
import type { PostStatus } from './post.ts';

/**
 * Posts (docs/specification.md, section 3). `seo` is an object, or a JSON string written by another tool. `category` is a
 * generated column with the rule of `categoryOf`, so that filters can use an index also for rows of other tools. A JSON
 * string whose category contains escapes counts as having none.
 */
export const posts = pgTable(
  'cms_blog_posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    excerpt: text(),
    body: jsonb().$type<PostBody>().notNull().default({ type: 'doc', content: [] }),
    author: text(),
    status: text().$type<PostStatus>().notNull().default('draft'),
    isListed: boolean().notNull().default(true),
    publishedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    categoryTags: text().array().notNull().default([]),
    seo: jsonb().$type<unknown>(),
    readTime: text(),
    coverImage: text(),
    isFeatured: boolean().notNull().default(false),
    lastReviewedAt: moment(),
    /** of the body, for the reading time; null if another tool wrote the row */
    wordCount: integer(),
    category: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`coalesce(
          nullif(btrim(category_tags[1]), ''),
          nullif(btrim(case
            when jsonb_typeof(seo -> 'category') = 'string' then seo ->> 'category'
            when jsonb_typeof(seo) = 'string' then substring(seo #>> '{}' from '^\\s*\\{.*"category"\\s*:\\s*"([^"\\\\]*)".*\\}\\s*$')
          end), ''),
          'CRM Implementation')`,
      ),
  },
  (table) => {
    // Drizzle modifies the columns it is given, so each index needs new ones.
    const newestFirst = () =>
      [
        table.publishedAt.desc().nullsLast(),
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      ] as const;
    return [
      check('cms_blog_posts_status', sql`${table.status} in ('draft', 'published')`),
      index('cms_blog_posts_listing')
        .on(...newestFirst())
        .where(sql`${table.status} = 'published' and ${table.isListed}`),
      index('cms_blog_posts_category')
        .on(table.category, ...newestFirst())
        .where(sql`${table.status} = 'published' and ${table.isListed}`),
      index('cms_blog_posts_pinned')
        .on(table.isFeatured.desc().nullsFirst(), ...newestFirst())
        .where(sql`${table.status} = 'published' and ${table.isListed}`),
      index('cms_blog_posts_category_pinned')
        .on(table.category, table.isFeatured.desc().nullsFirst(), ...newestFirst())
        .where(sql`${table.status} = 'published' and ${table.isListed}`),
      index('cms_blog_posts_archive')
        .on(...newestFirst())
        .where(sql`${table.status} = 'published'`),
      index('cms_blog_posts_drafts')
        .on(table.id)
        .where(sql`${table.status} = 'draft'`),
    ];
  },
);

/** Numbers of published posts, so that no list counts or passes them one by one. Triggers of `cms_blog_posts` keep them (ADR 149). */
export const postCounts = pgTable(
  'cms_post_counts',
  {
    category: text().notNull(),
    isFeatured: boolean().notNull(),
    /** first day of the month in UTC; -infinity for undated posts */
    month: date().notNull(),
    published: integer().notNull(),
    /** those of them that the listing shows */
    listed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.isFeatured, table.month] })],
);
