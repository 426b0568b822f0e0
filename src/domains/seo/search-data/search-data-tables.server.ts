import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { SearchFile } from './plan-search-import.ts';
import type { SearchFileKind } from './search-figures.ts';

/** An imported file of a Search Console export. A later one of its kind and period replaces it. */
export const searchImports = pgTable(
  'seo_search_imports',
  {
    id: uuid().primaryKey(),
    kind: text().$type<SearchFileKind>().notNull(),
    fromDay: date().notNull(),
    toDay: date().notNull(),
    fileName: text().notNull(),
    /** with which it was exported, such as `Search type: Web`; empty if unknown */
    filters: text().notNull(),
    importedAt: moment().notNull(),
    importedById: text().notNull(),
    importedByName: text().notNull(),
  },
  (table) => [unique('seo_search_imports_of_period').on(table.fromDay, table.toDay, table.kind)],
);

/** The rows of imports. The click rate is derived (search-figures.ts). */
export const searchRows = pgTable(
  'seo_search_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => searchImports.id, { onDelete: 'cascade' }),
    /** place in the file: texts may be too long for a key */
    row: integer().notNull(),
    /** path of the page; null for all pages */
    page: text(),
    /** with personal data masked; null for all queries */
    query: text(),
    /** null for the whole period */
    day: date(),
    clicks: integer().notNull(),
    impressions: integer().notNull(),
    position: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('seo_search_rows_page').on(table.importId, table.page),
  ],
);

/** The files that a user has uploaded last, between their dry run and their import. */
export const searchUploads = pgTable('seo_search_uploads', {
  /** id of the user */
  userId: text().primaryKey(),
  files: jsonb().$type<SearchFile[]>().notNull(),
  /** the period that was typed; null if the files say it */
  fromDay: date(),
  toDay: date(),
  uploadedAt: moment().notNull(),
});
