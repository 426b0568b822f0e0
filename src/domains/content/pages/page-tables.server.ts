import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { PageMetadata } from '#src/domains/seo/page-metadata.ts';
import type { StoredBlock } from './page.ts';

/**
 * The pages that are public now, by path. A row overrides the default in `content/pages`. Written only when a document is
 * published or taken offline.
 */
export const publicPages = pgTable('cms_public_pages', {
  path: text().primaryKey(),
  documentId: uuid().notNull().unique(),
  revision: integer().notNull(),
  title: text().notNull(),
  seo: jsonb().$type<PageMetadata>().notNull(),
  blocks: jsonb().$type<StoredBlock[]>().notNull(),
  /** of this revision */
  publishedAt: moment().notNull(),
  /** when a shared section of it changed last; null for never */
  partChangedAt: moment(),
  /** the path responds with 410: its page was taken offline */
  isOffline: boolean().notNull().default(false),
});
