import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import { documents } from '../document-tables.server.ts';

/** Renamed, merged and removed tags. Kept, so that addresses of a renamed category lead on, and a change can be taken back. */
export const tagChanges = pgTable(
  'cms_tag_changes',
  {
    /** chosen by the browser, so that a repeated request makes one change */
    id: uuid().primaryKey(),
    /** tags as they were written */
    from: text().array().notNull(),
    /** empty if the tags were removed */
    to: text().notNull(),
    /** the change that this one takes back */
    undoes: uuid().unique(),
    createdAt: moment().notNull(),
    createdById: text().notNull(),
    createdByName: text().notNull(),
    finishedAt: moment(),
  },
  (table) => [index('cms_tag_changes_created').on(table.createdAt.desc())],
);

/** The posts of a change. */
export const tagChangePosts = pgTable(
  'cms_tag_change_posts',
  {
    changeId: uuid()
      .notNull()
      .references(() => tagChanges.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** finds the save of an interrupted run */
    saveId: uuid().notNull().defaultRandom(),
    outcome: text()
      .$type<'waiting' | 'unchanged' | 'saved' | 'published' | 'refused'>()
      .notNull()
      .default('waiting'),
    note: text(),
    /** `EditPlan` of an interrupted run */
    base: integer(),
    isPublished: boolean(),
    /** tags before and after, for taking it back */
    before: text().array(),
    after: text().array(),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.documentId] }),
    index('cms_tag_change_posts_waiting').on(table.changeId, table.outcome),
    index('cms_tag_change_posts_document').on(table.documentId),
  ],
);
