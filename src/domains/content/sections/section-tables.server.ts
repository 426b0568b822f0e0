import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredBlock } from '../pages/page.ts';

/** The shared sections that are public now. Written only when one is published or taken offline. */
export const publicSections = pgTable('cms_public_sections', {
  documentId: uuid().primaryKey(),
  revision: integer().notNull(),
  blocks: jsonb().$type<StoredBlock[]>().notNull(),
  /** of this revision */
  publishedAt: timestamp({ withTimezone: true }).notNull(),
});
