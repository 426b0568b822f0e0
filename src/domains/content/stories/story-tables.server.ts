import { boolean, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { SuccessStory } from './success-story.ts';

/**
 * The success stories that are public now, by slug. A row overrides the built-in story with its slug. Written only when a
 * document is published or taken offline.
 */
export const publicStories = pgTable('cms_public_stories', {
  slug: text().primaryKey(),
  documentId: uuid().notNull().unique(),
  revision: integer().notNull(),
  /** null for a built-in story that is offline */
  story: jsonb().$type<SuccessStory>(),
  /** place in the lists, the lowest first; null: after all others */
  position: real(),
  /** of this revision */
  publishedAt: moment().notNull(),
  /** the path responds with 410: its story was taken offline */
  isOffline: boolean().notNull().default(false),
});
