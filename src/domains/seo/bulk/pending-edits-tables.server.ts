import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { BulkEdit } from './bulk-edit.ts';

/** The edit of many routes that a user has prepared last, between its preview and its application. */
export const pendingEdits = pgTable('seo_pending_edits', {
  /** id of the user */
  userId: text().primaryKey(),
  /** what history calls it */
  label: text().notNull(),
  edits: jsonb().$type<BulkEdit[]>().notNull(),
  /** routes of the file that it leaves as they are */
  unchanged: integer().notNull(),
  /** paths of the file that no route has */
  unknown: text().array().notNull(),
  preparedAt: moment().notNull(),
});
