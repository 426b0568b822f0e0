import { count, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { ASSET_KINDS, type AssetKind } from '../asset.ts';
import { mediaAssets, mediaFolders } from '../media-tables.server.ts';
import { ASSET_FLAGS, type AssetFlag, type ListedAsset } from './asset-filter.ts';

const columns = {
  id: mediaAssets.id,
  address: mediaAssets.address,
  folder: mediaAssets.folder,
  name: mediaAssets.name,
  alt: mediaAssets.alt,
  isDecorative: mediaAssets.isDecorative,
  tags: mediaAssets.tags,
  focusX: mediaAssets.focusX,
  focusY: mediaAssets.focusY,
  crop: mediaAssets.crop,
  licenseEnds: mediaAssets.licenseEnds,
  createdAt: mediaAssets.createdAt,
  changedAt: mediaAssets.changedAt,
  trashedAt: mediaAssets.trashedAt,
  trashedById: mediaAssets.trashedById,
  trashedByName: mediaAssets.trashedByName,
  kind: mediaAssets.kind,
  contentType: mediaAssets.contentType,
  hash: mediaAssets.hash,
  bytes: mediaAssets.bytes,
  width: mediaAssets.width,
  height: mediaAssets.height,
};

const selectRows = (db: Db) => db.select(columns).from(mediaAssets);

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function toListed(row: Row): ListedAsset {
  const { focusX, focusY, trashedById, trashedByName, ...rest } = row;
  const { kind, contentType, hash, bytes, width, height, ...details } = rest;
  return {
    ...details,
    focus: { x: focusX, y: focusY },
    trashedBy: trashedById === null ? null : { id: trashedById, name: trashedByName ?? '' },
    file: { kind, contentType, hash, bytes, width, height },
  };
}

interface Window {
  offset: number;
  limit: number;
}

export async function selectAssets(
  db: Db,
  where: SQL,
  order: readonly SQL[],
  { offset, limit }: Window,
): Promise<ListedAsset[]> {
  const rows = await selectRows(db)
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  return rows.map(toListed);
}

export async function countAssets(db: Db, where: SQL): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(mediaAssets).where(where);
  return counted?.total ?? 0;
}

export async function selectIds(
  db: Db,
  where: SQL,
  order: readonly SQL[],
  { offset, limit }: Window,
): Promise<string[]> {
  const rows = await db
    .select({ id: mediaAssets.id })
    .from(mediaAssets)
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** In the order of `ids`, also those in the trash. */
export async function selectByIds(db: Db, ids: readonly string[]): Promise<ListedAsset[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db).where(inArray(mediaAssets.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toListed);
}

/** Numbers of files by kind and by flag, in one pass over them. */
export async function countFacets(
  db: Db,
  where: SQL,
  flagConditions: Readonly<Record<AssetFlag, SQL>>,
): Promise<{ kinds: Record<AssetKind, number>; flags: Record<AssetFlag, number> }> {
  const kindCounts = ASSET_KINDS.map((kind) => [kind, countIf(sql`kind = ${kind}`)] as const);
  const flagCounts = ASSET_FLAGS.map((flag) => [flag, countIf(flagConditions[flag])] as const);
  const [row] = await db
    .select(Object.fromEntries([...kindCounts, ...flagCounts]))
    .from(mediaAssets)
    .where(where);
  const pick = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, row?.[name] ?? 0])) as Record<Name, number>;
  return { kinds: pick(ASSET_KINDS), flags: pick(ASSET_FLAGS) };
}

const countIf = (condition: SQL): SQL<number> =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

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

/** Files by folder, of which `null` is the trash, and the folders that have a row. */
export async function selectFolders(
  db: Db,
): Promise<{ counts: { folder: string | null; files: number }[]; paths: string[] }> {
  const folder = sql<
    string | null
  >`case when ${mediaAssets.trashedAt} is null then ${mediaAssets.folder} end`;
  const [counts, rows] = await Promise.all([
    db
      .select({ folder, files: count() })
      .from(mediaAssets)
      .groupBy(sql`1`),
    db.select({ path: mediaFolders.path }).from(mediaFolders),
  ]);
  return { counts, paths: rows.map(({ path }) => path) };
}
