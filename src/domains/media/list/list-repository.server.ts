import { storedActor } from '#src/platform/activity/activity.ts';
import { pick } from '#src/platform/pick.ts';
import { column } from '#src/platform/db/column.ts';
import { count, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { mediaAssets, mediaFolders } from '../media-tables.server.ts';
import type { ListedAsset } from './asset-filter.ts';
import type { SortKey } from './conditions-repository.server.ts';
import type { FileGroup, OwnFlag } from './sum-groups.ts';

const columns = pick(
  mediaAssets,
  'id',
  'address',
  'folder',
  'name',
  'alt',
  'isDecorative',
  'tags',
  'focusX',
  'focusY',
  'crop',
  'licenseEnds',
  'createdAt',
  'changedAt',
  'trashedAt',
  'trashedById',
  'trashedByName',
  'kind',
  'contentType',
  'hash',
  'bytes',
  'width',
  'height',
);

const selectRows = (db: Db) => db.select(columns).from(mediaAssets);

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function toListed(row: Row): ListedAsset {
  const { focusX, focusY, trashedById, trashedByName, ...rest } = row;
  const { kind, contentType, hash, bytes, width, height, ...details } = rest;
  return {
    ...details,
    focus: { x: focusX, y: focusY },
    trashedBy: storedActor(trashedById, trashedByName),
    file: { kind, contentType, hash, bytes, width, height },
  };
}

interface Window {
  offset: number;
  limit: number;
}

/**
 * The ids of a part of a list, and the length of the whole, from one pass over the files. A pass that sorts whole rows takes
 * twice as long, and another one that counts as long again.
 */
export async function selectWindow(
  db: Db,
  where: SQL,
  order: readonly SortKey[],
  { offset, limit }: Window,
): Promise<{ ids: string[]; total: number }> {
  const keys = order.map(({ by }, at) => sql`${by} as ${keyName(at)}`);
  const sorted = order.map(({ isDescending }, at) => direction(keyName(at), isDescending));
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    with matching as materialized (
      select ${mediaAssets.id} as file, ${list(keys)} from ${mediaAssets} where ${where})
    select (select count(*) from matching)::int as total,
      array(select file from matching order by ${list(sorted)} offset ${offset} limit ${limit}) as ids`);
  return rows[0]!;
}

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
const keyName = (at: number): SQL => sql.raw(`key_${at}`);
const direction = (by: SQL, isDescending: boolean): SQL => (isDescending ? sql`${by} desc` : by);

export async function selectIds(
  db: Db,
  where: SQL,
  order: readonly SortKey[],
  { offset, limit }: Window,
): Promise<string[]> {
  return column(
    db
      .select({ value: mediaAssets.id })
      .from(mediaAssets)
      .where(where)
      .orderBy(...order.map(({ by, isDescending }) => direction(by, isDescending)))
      .offset(offset)
      .limit(limit),
  );
}

/** In the order of `ids`, also those in the trash. */
export async function selectByIds(db: Db, ids: readonly string[]): Promise<ListedAsset[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db).where(inArray(mediaAssets.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toListed);
}

/** Numbers of all files by place, kind and flag, in one pass over them. */
export async function countGroups(
  db: Db,
  flags: Readonly<Record<OwnFlag, SQL>>,
): Promise<FileGroup[]> {
  const isTrash = sql<boolean>`${mediaAssets.trashedAt} is not null`;
  const { folder, kind } = mediaAssets;
  const counts = Object.fromEntries(
    Object.entries(flags).map(([flag, condition]) => [flag, countIf(condition)]),
  ) as Record<OwnFlag, SQL<number>>;
  return db
    .select({ isTrash, folder, kind, files: count(), flags: counts })
    .from(mediaAssets)
    .groupBy(sql`1`, folder, kind);
}

const countIf = (condition: SQL): SQL<number> =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

/** How many files of a place have the bytes of another one that is not in the trash. */
export async function countDuplicates(db: Db, where: SQL): Promise<number> {
  const { hash, trashedAt } = mediaAssets;
  const groups = db
    .select({ here: countIf(where).as('here') })
    .from(mediaAssets)
    .groupBy(hash)
    .having(sql`count(*) filter (where ${trashedAt} is null) > 1`)
    .as('groups');
  const [row] = await db
    .select({ files: sql<number>`coalesce(sum(${groups.here}), 0)::int` })
    .from(groups);
  return row?.files ?? 0;
}

export async function countTags(
  db: Db,
  where: SQL,
  limit: number,
): Promise<{ tag: string; files: number }[]> {
  const tag = sql<string>`tag`;
  return db
    .select({ tag, files: count() })
    .from(sql`${mediaAssets}, unnest(${mediaAssets.tags}) tag`)
    .where(where)
    .groupBy(tag)
    .orderBy(sql`count(*) desc`, tag)
    .limit(limit);
}

/** Folders that have a row: those that may be empty. */
export const selectFolderPaths = (db: Db): Promise<string[]> =>
  column(db.select({ value: mediaFolders.path }).from(mediaFolders));

/** Files by folder, of which `null` is the trash. */
export async function countByFolder(db: Db): Promise<{ folder: string | null; files: number }[]> {
  const folder = sql<
    string | null
  >`case when ${mediaAssets.trashedAt} is null then ${mediaAssets.folder} end`;
  return db
    .select({ folder, files: count() })
    .from(mediaAssets)
    .groupBy(sql`1`);
}
