import { pick } from '#src/platform/pick.ts';
import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Asset, AssetFile, AssetFileVersion } from './asset.ts';
import type { AcceptedFile } from './assets.server.ts';
import { mediaAssets, mediaFileVersions, mediaRetiredAddresses } from './media-tables.server.ts';
import { type Actor, storedActor } from '#src/platform/activity/activity.ts';

export type AssetRow = typeof mediaAssets.$inferSelect;
type FileVersionRow = typeof mediaFileVersions.$inferSelect;
type NewAsset = typeof mediaAssets.$inferInsert;

/** The columns of a file, of an asset or of one of its versions. */
export const fileOf = (row: AssetFile): AssetFile => ({
  ...pick(
    row,
    'kind',
    'contentType',
    'storageKey',
    'hash',
    'uploadHash',
    'bytes',
    'width',
    'height',
  ),
  // Missing in an upload that the previous release accepted.
  frames: row.frames ?? 1,
});

export const presentAsset = (row: AssetRow): Asset => ({
  id: row.id,
  address: row.address,
  folder: row.folder,
  file: fileOf(row),
  ...pick(
    row,
    'name',
    'alt',
    'isDecorative',
    'caption',
    'credit',
    'license',
    'licenseEnds',
    'tags',
  ),
  focus: { x: row.focusX, y: row.focusY },
  crop: row.crop,
  version: row.version,
  createdAt: row.createdAt,
  createdBy: storedActor(row.createdById, row.createdByName),
  changedAt: row.changedAt,
  trashedAt: row.trashedAt,
  trashedBy: storedActor(row.trashedById, row.trashedByName),
});

export const presentVersion = (row: FileVersionRow, current: number): AssetFileVersion => ({
  ...fileOf(row),
  number: row.number,
  uploadName: row.uploadName,
  addedAt: row.addedAt,
  addedBy: storedActor(row.addedById, row.addedByName),
  isCurrent: row.number === current,
});

export async function findAsset(db: Db, id: string): Promise<AssetRow | undefined> {
  const [row] = await db.select().from(mediaAssets).where(eq(mediaAssets.id, id));
  return row;
}

/** Locks files in the order of their ids, so that two transactions never wait for each other. */
export const lockAssets = (tx: Db, ids: readonly string[]): Promise<AssetRow[]> =>
  tx
    .select()
    .from(mediaAssets)
    .where(inArray(mediaAssets.id, ids))
    .orderBy(mediaAssets.id)
    .for('update');

/** Adds a file with its first version. @returns undefined if its address is taken */
export async function insertAsset(
  tx: Db,
  values: NewAsset,
  uploadName: string,
): Promise<AssetRow | undefined> {
  const [row] = await tx.insert(mediaAssets).values(values).onConflictDoNothing().returning();
  if (!row) return undefined;
  await insertVersion(tx, row, { ...fileOf(row), uploadName }, 1, {
    at: row.createdAt,
    by: storedActor(row.createdById, row.createdByName),
  });
  return row;
}

export async function insertVersion(
  tx: Db,
  { id }: Pick<AssetRow, 'id'>,
  file: AcceptedFile,
  number: number,
  { at, by }: { at: Date; by: Actor | null },
) {
  await tx.insert(mediaFileVersions).values({
    assetId: id,
    number,
    ...fileOf(file),
    uploadName: file.uploadName,
    addedAt: at,
    addedById: by?.id ?? null,
    addedByName: by?.name ?? null,
  });
}

/** Ends the time of the current version, and keeps its focus and crop for when it comes back. */
export async function endVersion(tx: Db, row: AssetRow, at: Date) {
  const { focusX, focusY, crop } = row;
  await tx
    .update(mediaFileVersions)
    .set({ replacedAt: at, focusX, focusY, crop })
    .where(isVersion(row.id, row.fileVersion));
}

export async function findVersion(
  db: Db,
  assetId: string,
  number: number,
): Promise<FileVersionRow | undefined> {
  const [row] = await db.select().from(mediaFileVersions).where(isVersion(assetId, number));
  return row;
}

const isVersion = (assetId: string, number: number) =>
  and(eq(mediaFileVersions.assetId, assetId), eq(mediaFileVersions.number, number));

/** The current version, and those replaced since a moment; the newest first. */
export const listVersions = (db: Db, assetId: string, since: Date): Promise<FileVersionRow[]> =>
  db
    .select()
    .from(mediaFileVersions)
    .where(
      and(
        eq(mediaFileVersions.assetId, assetId),
        or(isNull(mediaFileVersions.replacedAt), gte(mediaFileVersions.replacedAt, since)),
      ),
    )
    .orderBy(desc(mediaFileVersions.number));

const changeAssets = (tx: Db, at: Date, values: Partial<NewAsset>) =>
  tx
    .update(mediaAssets)
    .set({ ...values, version: sql`${mediaAssets.version} + 1`, changedAt: at });

export async function updateAsset(tx: Db, id: string, at: Date, values: Partial<NewAsset>) {
  const [row] = await changeAssets(tx, at, values).where(eq(mediaAssets.id, id)).returning();
  return row!;
}

/** The same change of many files. */
export async function updateAssets(
  tx: Db,
  ids: readonly string[],
  at: Date,
  values: Partial<NewAsset>,
) {
  if (ids.length > 0) await changeAssets(tx, at, values).where(inArray(mediaAssets.id, ids));
}

/** Other texts or tags for each of many files, in one statement. */
export async function updateEach(
  tx: Db,
  at: Date,
  values: readonly (Pick<AssetRow, 'id' | 'alt' | 'isDecorative'> & { tags: readonly string[] })[],
) {
  if (values.length === 0) return;
  await tx.execute(sql`
    update ${mediaAssets} set tags = new.tags, alt = new.alt, is_decorative = new."isDecorative",
      version = ${mediaAssets}.version + 1, changed_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as new(id uuid, tags text[], alt text, "isDecorative" boolean)
    where ${mediaAssets}.id = new.id`);
}

/** Deletes rows for good. Their addresses are never used again. */
export async function deleteAssets(tx: Db, rows: readonly AssetRow[], at: Date) {
  if (rows.length === 0) return;
  await tx
    .insert(mediaRetiredAddresses)
    .values(rows.map(({ address }) => ({ address, retiredAt: at })))
    .onConflictDoNothing();
  await tx.delete(mediaAssets).where(
    inArray(
      mediaAssets.id,
      rows.map(({ id }) => id),
    ),
  );
}
