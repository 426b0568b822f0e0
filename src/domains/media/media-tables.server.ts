import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { AssetKind, Crop } from './asset.ts';
import type { AcceptedFile } from './assets.server.ts';

/** `café` as `cafe`, however it is composed. */
export const withoutAccents = (words: SQL): SQL =>
  sql`lower(regexp_replace(normalize(${words}, NFD), '[\u0300-\u036f]', '', 'g'))`;

/** The columns of a file; see `AssetFile`. */
const fileColumns = () => ({
  kind: text().$type<AssetKind>().notNull(),
  contentType: text().notNull(),
  storageKey: text().notNull(),
  hash: text().notNull(),
  uploadHash: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  width: integer(),
  height: integer(),
  frames: integer().notNull().default(1),
});

/** Files of the media library with what editors wrote about them. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: uuid().primaryKey().defaultRandom(),
    address: text().notNull().unique(),
    folder: text().notNull().default(''),
    ...fileColumns(),
    /** number of the current row of `media_file_versions` */
    fileVersion: integer().notNull().default(1),
    name: text().notNull(),
    alt: text().notNull().default(''),
    isDecorative: boolean().notNull().default(false),
    caption: text().notNull().default(''),
    credit: text().notNull().default(''),
    license: text().notNull().default(''),
    licenseEnds: date(),
    tags: text().array().notNull().default([]),
    focusX: real().notNull().default(0.5),
    focusY: real().notNull().default(0.5),
    crop: jsonb().$type<Crop>(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    createdById: text(),
    createdByName: text(),
    changedAt: moment().notNull(),
    trashedAt: moment(),
    trashedById: text(),
    trashedByName: text(),
    /** what the previous release searches */
    searchText: text().generatedAlwaysAs(
      (): SQL => sql`lower(name || ' ' || alt || ' ' || caption || ' ' || address)`,
    ),
    /** what a search looks through, in lower case and without accents */
    plainText: text().generatedAlwaysAs((): SQL =>
      withoutAccents(
        sql`name || ' ' || alt || ' ' || caption || ' ' || address || ' ' || credit || ' ' || license`,
      ),
    ),
  },
  (table) => [
    check(
      'media_assets_kind',
      sql`${table.kind} in ('picture', 'drawing', 'video', 'document', 'font')`,
    ),
    index('media_assets_folder').on(table.folder, sql`lower(${table.name})`, table.id),
    index('media_assets_created').on(table.createdAt.desc(), table.id),
    index('media_assets_changed').on(table.changedAt),
    index('media_assets_bytes').on(table.bytes.desc(), table.id),
    index('media_assets_upload_hash').on(table.uploadHash),
    index('media_assets_hash').on(table.hash),
    index('media_assets_tags').using('gin', table.tags),
    index('media_assets_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('media_assets_plain').using('gin', table.plainText.op('gin_trgm_ops')),
    index('media_assets_license').on(table.licenseEnds),
    index('media_assets_trash')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);

/** Every file that an asset had within the last 30 days, and its current one. */
export const mediaFileVersions = pgTable(
  'media_file_versions',
  {
    assetId: uuid()
      .notNull()
      .references(() => mediaAssets.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    ...fileColumns(),
    uploadName: text().notNull(),
    addedAt: moment().notNull(),
    addedById: text(),
    addedByName: text(),
    /** when another file took its place; null for the current one */
    replacedAt: moment(),
    /** focus and crop at that moment, which come back with the file */
    focusX: real(),
    focusY: real(),
    crop: jsonb().$type<Crop>(),
  },
  (table) => [
    primaryKey({ columns: [table.assetId, table.number] }),
    index('media_file_versions_storage_key').on(table.storageKey),
    index('media_file_versions_replaced').on(table.replacedAt),
  ],
);

/** Folders of the library; one without files has a row as well. */
export const mediaFolders = pgTable('media_folders', {
  path: text().primaryKey(),
  createdAt: moment().notNull(),
  createdById: text(),
  createdByName: text(),
});

/** Addresses of files that were deleted for good. No other file gets one, so that an old link never shows something else. */
export const mediaRetiredAddresses = pgTable('media_retired_addresses', {
  address: text().primaryKey(),
  retiredAt: moment().notNull(),
});

/** Bytes in the object store that no file needs any more. */
export const mediaUnusedBytes = pgTable('media_unused_bytes', {
  storageKey: text().primaryKey(),
  deleteAfter: moment().notNull(),
});

/** Renditions in the object store, to delete the least used when they take too much room. Bytes without a row are found. */
export const mediaRenditions = pgTable(
  'media_renditions',
  {
    /** in the object store */
    path: text().primaryKey(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** last day on which a node sent it for the first time on that day */
    usedOn: date().notNull(),
  },
  (table) => [index('media_renditions_used').on(table.usedOn, table.path)],
);

/** Uploads that are not in the library yet. Their bytes are in the upload store. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    /** id of the upload in the tus protocol */
    id: text().primaryKey(),
    userId: text().notNull(),
    userName: text().notNull(),
    folder: text().notNull(),
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** the asset whose file it replaces; null for a new one */
    replaces: uuid(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    /** its bytes once they were checked and stored; null until then */
    accepted: jsonb().$type<AcceptedFile>(),
    /** the asset that it became, or whose file it became; null until then */
    assetId: uuid(),
    /** why it was refused, for the editor */
    refusal: text(),
  },
  (table) => [index('media_uploads_changed').on(table.changedAt)],
);
