import { storedActor } from '#src/platform/activity/activity.ts';
import { pick } from '#src/platform/pick.ts';
import { column } from '#src/platform/db/column.ts';
import { count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { mediaAssets, mediaFolders } from '../media-tables.server.ts';
import { ASSET_KINDS } from '../asset.ts';
import { ASSET_FLAGS, type ListedAsset } from './asset-filter.ts';
import { type FilterFacts, flagCondition, type SortKey } from './conditions-repository.server.ts';

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

/** How many files of a condition are of each kind, and have each flag. */
export async function countFilters(db: Db, where: SQL, facts: FilterFacts) {
  const counts = {
    kinds: countsOf(ASSET_KINDS, (kind) => eq(mediaAssets.kind, kind)),
    flags: countsOf(ASSET_FLAGS, (flag) => flagCondition(flag, facts)),
  };
  const [row] = await db.select(counts).from(mediaAssets).where(where);
  return row!;
}

const countsOf = <Name extends string>(names: readonly Name[], isOne: (name: Name) => SQL) =>
  Object.fromEntries(
    names.map((name) => [name, sql`(count(*) filter (where ${isOne(name)}))::int`]),
  ) as Record<Name, SQL<number>>;

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
