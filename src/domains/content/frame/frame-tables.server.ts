import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';

/** The frame of the site that is public now, one row at most: nothing until it is published for the first time. */
export const publicFrame = pgTable('cms_public_frame', {
  /** always 'site' */
  id: text().primaryKey(),
  /** null for what the settings of an earlier release said about the company, to be laid over the built-in frame */
  documentId: uuid(),
  revision: integer().notNull(),
  frame: jsonb().$type<Record<string, object>>().notNull(),
  /** of this revision */
  publishedAt: moment().notNull(),
});
