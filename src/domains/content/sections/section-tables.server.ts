import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { StoredBlock } from '../pages/page.ts';

/** The shared sections that are public now. Written only when one is published or taken offline. */
export const publicSections = pgTable('cms_public_sections', {
  documentId: uuid().primaryKey(),
  revision: integer().notNull(),
  blocks: jsonb().$type<StoredBlock[]>().notNull(),
  /** of this revision */
  publishedAt: moment().notNull(),
});
