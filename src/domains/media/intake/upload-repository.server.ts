import { column } from '#src/platform/db/column.ts';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { AcceptedFile } from '../assets.server.ts';
import { mediaFileVersions, mediaUploads } from '../media-tables.server.ts';

export type UploadRow = typeof mediaUploads.$inferSelect;

export const insertUpload = async (
  db: Db,
  row: Omit<UploadRow, 'accepted' | 'assetId' | 'refusal'>,
) => void (await db.insert(mediaUploads).values(row));

export async function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(mediaUploads).where(eq(mediaUploads.id, id));
  return row;
}

export const storeAccepted = async (db: Db, id: string, accepted: AcceptedFile, changedAt: Date) =>
  void (await db.update(mediaUploads).set({ accepted, changedAt }).where(eq(mediaUploads.id, id)));

/**
 * Locks an upload until the end of the transaction.
 * @returns the asset that it has become already; null for none
 */
export async function lockUpload(tx: Db, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ assetId: mediaUploads.assetId })
    .from(mediaUploads)
    .where(eq(mediaUploads.id, id))
    .for('update');
  return row?.assetId ?? null;
}

/** In the transaction that adds the asset, or replaces its file. */
export const completeUpload = async (tx: Db, id: string, assetId: string, changedAt: Date) =>
  void (await tx.update(mediaUploads).set({ assetId, changedAt }).where(eq(mediaUploads.id, id)));

export const refuseUpload = async (db: Db, id: string, refusal: string, changedAt: Date) =>
  void (await db
    .update(mediaUploads)
    .set({ refusal, changedAt })
    .where(and(eq(mediaUploads.id, id), isNull(mediaUploads.assetId))));

export const touchUpload = async (db: Db, id: string, changedAt: Date) =>
  void (await db.update(mediaUploads).set({ changedAt }).where(eq(mediaUploads.id, id)));

export const deleteUpload = async (db: Db, id: string) =>
  void (await db.delete(mediaUploads).where(eq(mediaUploads.id, id)));

/** Uploads without an outcome that nothing happened to since a moment. */
export const listPending = (db: Db, before: Date, limit: number): Promise<UploadRow[]> =>
  db
    .select()
    .from(mediaUploads)
    .where(
      and(
        isNull(mediaUploads.assetId),
        isNull(mediaUploads.refusal),
        // A replacement that is ready waits for a person.
        or(isNull(mediaUploads.accepted), isNull(mediaUploads.replaces)),
        lt(mediaUploads.changedAt, before),
      ),
    )
    .orderBy(mediaUploads.changedAt)
    .limit(limit);

/** Uploads that nothing happened to since a moment, with or without an outcome. */
export const listForgotten = (db: Db, before: Date, limit: number): Promise<string[]> =>
  column(
    db
      .select({ value: mediaUploads.id })
      .from(mediaUploads)
      .where(lt(mediaUploads.changedAt, before))
      .limit(limit),
  );

/** Files and bytes that the library and running uploads take. */
export async function measureLibrary(db: Db): Promise<{ files: number; bytes: number }> {
  const { rows } = await db.execute<{ files: number; bytes: string }>(sql`
    with stored as (select bytes from ${mediaFileVersions}
      union all select bytes from ${mediaUploads} where asset_id is null and refusal is null)
    select count(*)::int as files, coalesce(sum(bytes), 0) as bytes from stored`);
  const [row] = rows;
  return { files: row!.files, bytes: Number(row!.bytes) };
}
