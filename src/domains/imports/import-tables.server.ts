import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type {
  BeforeRun,
  ImportCounts,
  ImportOptions,
  ImportPhase,
  ItemChange,
  ItemState,
} from './import.ts';
import type { PlannedPost } from './planned-post.ts';
import type { ImportMapping } from './source.ts';

const ofImport = () =>
  uuid()
    .notNull()
    .references(() => contentImports.id, { onDelete: 'cascade' });

/** Files of other systems, and what was made of them. The report of a run is its rows, which are kept. */
export const contentImports = pgTable(
  'cms_imports',
  {
    /** chosen by the browser */
    id: uuid().primaryKey(),
    /** id of the adapter */
    source: text().notNull(),
    fileName: text().notNull(),
    bytes: integer().notNull(),
    /** of the file in the object store; null once it is deleted */
    storageKey: text(),
    /** what names the source, by which its items are known again */
    origin: text().notNull().default(''),
    /** origins of the old site */
    sites: text().array().notNull().default([]),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    options: jsonb().$type<ImportOptions>().notNull(),
    phase: text().$type<ImportPhase>().notNull(),
    /** why it stopped */
    message: text(),
    counts: jsonb().$type<ImportCounts>().notNull(),
    createdAt: moment().notNull(),
    createdById: text().notNull(),
    createdByName: text().notNull(),
    /** of the present phase */
    startedAt: moment(),
    finishedAt: moment(),
    /** the worker that has it, and when it was last heard of */
    claim: uuid(),
    beatAt: moment(),
  },
  (table) => [index('cms_imports_created').on(table.createdAt.desc())],
);

export const importItems = pgTable(
  'cms_import_items',
  {
    importId: ofImport(),
    position: integer().notNull(),
    sourceId: text().notNull(),
    place: text().notNull(),
    title: text().notNull(),
    change: text().$type<ItemChange>().notNull(),
    state: text().$type<ItemState>().notNull(),
    /** what it becomes; null for what could not be read */
    planned: jsonb().$type<PlannedPost>(),
    /** where it stood, as redirects start */
    oldPaths: text().array().notNull().default([]),
    /** of the item as the source has it */
    hash: text().notNull(),
    documentId: uuid(),
    /** version that the run saved */
    version: integer(),
    /** whether the run published it */
    isPublished: boolean().notNull().default(false),
    /** what a changed document was before, to take it back */
    before: jsonb().$type<BeforeRun>(),
    message: text(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('cms_import_items_state').on(table.importId, table.state, table.position),
    index('cms_import_items_document').on(table.documentId),
    index('cms_import_items_source').on(table.sourceId),
  ],
);

/** Pictures of a run by their address at the source. */
export const importPictures = pgTable(
  'cms_import_pictures',
  {
    importId: ofImport(),
    address: text().notNull(),
    /** address in the library; null if it failed */
    src: text(),
    /** the file that the run added; null if it was there already */
    assetId: uuid(),
    message: text(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.address] })],
);

/** Redirects that a run made. */
export const importRedirects = pgTable(
  'cms_import_redirects',
  {
    importId: ofImport(),
    from: text().notNull(),
    to: text().notNull(),
    /** null while it is only suggested */
    madeAt: moment(),
    message: text(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.from] })],
);

/** Mappings kept under a name. */
export const importMappings = pgTable('cms_import_mappings', {
  name: text().primaryKey(),
  source: text().notNull(),
  mapping: jsonb().$type<ImportMapping>().notNull(),
  savedAt: moment().notNull(),
  savedByName: text().notNull(),
});
