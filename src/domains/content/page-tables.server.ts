import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PageMetadata } from '#src/domains/seo/page-metadata.ts';
import type { StoredBlock } from './page.ts';

/** Rows are immutable: publishing a page adds one. The newest published row overrides the default in `content/pages`. */
export const pageRevisions = pgTable(
  'cms_page_revisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    path: text().notNull(),
    revision: integer().notNull(),
    title: text().notNull(),
    seo: jsonb().$type<PageMetadata>().notNull(),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    publishedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cms_page_revisions_path_revision').on(table.path, table.revision),
    index('cms_page_revisions_published').on(table.path, table.publishedAt.desc()),
  ],
);
