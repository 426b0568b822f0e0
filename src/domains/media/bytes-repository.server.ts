import { column } from '#src/platform/db/column.ts';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import { lockKey } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { mediaAssets, mediaFileVersions, mediaUnusedBytes } from './media-tables.server.ts';
import { bucketKeyOf } from './storage-key.ts';
import type { MediaDeps } from './media-deps.ts';

/**
 * Waits until nobody else adds or deletes these bytes, until the end of the transaction. Who adds a reference to bytes and
 * who deletes bytes both hold it, so that no file ever loses its bytes.
 */
export const lockBytes = async (tx: Db, storageKey: string) =>
  void (await tx.execute(lockKey(`media bytes ${storageKey}`)));

/** Whether a file, or a version of one, needs the bytes. */
export async function areNeeded(db: Db, storageKey: string): Promise<boolean> {
  const { rows } = await db.execute<{ needed: boolean }>(sql`
    select exists (select from ${mediaFileVersions}
      where ${mediaFileVersions.storageKey} = ${storageKey}) as needed`);
  return rows[0]!.needed;
}

/** The keys of those bytes that a file needs. */
export async function listNeeded(db: Db, storageKeys: readonly string[]): Promise<Set<string>> {
  if (storageKeys.length === 0) return new Set();
  return new Set(
    await column(
      db
        .selectDistinct({ value: mediaFileVersions.storageKey })
        .from(mediaFileVersions)
        .where(inArray(mediaFileVersions.storageKey, storageKeys)),
    ),
  );
}

/** Marks bytes for deletion. Those that are already marked keep the earlier moment. */
export async function markUnused(tx: Db, storageKeys: readonly string[], deleteAfter: Date) {
  if (storageKeys.length === 0) return;
  await tx
    .insert(mediaUnusedBytes)
    .values([...new Set(storageKeys)].map((storageKey) => ({ storageKey, deleteAfter })))
    .onConflictDoUpdate({
      target: mediaUnusedBytes.storageKey,
      set: { deleteAfter: sql`least(${mediaUnusedBytes.deleteAfter}, excluded.delete_after)` },
    });
}

export const unmark = async (tx: Db, storageKey: string) =>
  void (await tx.delete(mediaUnusedBytes).where(eq(mediaUnusedBytes.storageKey, storageKey)));

export const listDeletable = (db: Db, now: Date, limit: number): Promise<string[]> =>
  column(
    db
      .select({ value: mediaUnusedBytes.storageKey })
      .from(mediaUnusedBytes)
      .where(lte(mediaUnusedBytes.deleteAfter, now))
      .orderBy(mediaUnusedBytes.deleteAfter, mediaUnusedBytes.storageKey)
      .limit(limit),
  );

/** Deletes the versions that were replaced before a moment. @returns the keys of their bytes */
export const deleteOldVersions = (tx: Db, before: Date): Promise<string[]> =>
  column(
    tx
      .delete(mediaFileVersions)
      .where(lte(mediaFileVersions.replacedAt, before))
      .returning({ value: mediaFileVersions.storageKey }),
  );

/** The keys of all bytes of files. */
export const listKeysOf = (db: Db, assetIds: readonly string[]): Promise<string[]> =>
  column(
    db
      .selectDistinct({ value: mediaFileVersions.storageKey })
      .from(mediaFileVersions)
      .where(inArray(mediaFileVersions.assetId, assetIds)),
  );

/** Ids of files in the trash since before a moment. */
export const listExpiredTrash = (db: Db, before: Date, limit: number): Promise<string[]> =>
  column(
    db
      .select({ value: mediaAssets.id })
      .from(mediaAssets)
      .where(lte(mediaAssets.trashedAt, before))
      .limit(limit),
  );

/** Those without a row. A deleted file, whose bytes will be deleted soon, does not come back. */
export async function withoutKnown(
  db: Db,
  addresses: readonly string[],
): Promise<readonly string[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .select({ address: mediaAssets.address })
    .from(mediaAssets)
    .where(inArray(mediaAssets.address, addresses));
  const deleted = await db
    .select({ key: mediaUnusedBytes.storageKey })
    .from(mediaUnusedBytes)
    .where(inArray(mediaUnusedBytes.storageKey, addresses.map(bucketKeyOf)));
  const known = new Set([
    ...rows.map(({ address }) => bucketKeyOf(address)),
    ...deleted.map(({ key }) => key),
  ]);
  return addresses.filter((address) => !known.has(bucketKeyOf(address)));
}

/** Takes part in the use of bytes. @returns false if they are not in the store */
export async function holdBytes(
  { store }: Pick<MediaDeps, 'store'>,
  tx: Db,
  storageKey: string,
): Promise<boolean> {
  await lockBytes(tx, storageKey);
  if (!(await store.exists(storageKey))) return false;
  await unmark(tx, storageKey);
  return true;
}
