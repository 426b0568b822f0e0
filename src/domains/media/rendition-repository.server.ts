import { column } from '#src/platform/db/column.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { mediaRenditions } from './media-tables.server.ts';

export interface StoredRendition {
  /** path in the object store */
  path: string;
  bytes: number;
}

/** Adds renditions, or notes that they were used on a day. */
export async function noteUses(db: Db, renditions: readonly StoredRendition[], day: string) {
  if (renditions.length === 0) return;
  await db
    .insert(mediaRenditions)
    .values(renditions.map(({ path, bytes }) => ({ path, bytes, usedOn: day })))
    .onConflictDoUpdate({
      target: mediaRenditions.path,
      set: {
        usedOn: sql`greatest(${mediaRenditions.usedOn}, excluded.used_on)`,
        bytes: sql`excluded.bytes`,
      },
    });
}

export async function sumBytes(db: Db): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql`coalesce(sum(${mediaRenditions.bytes}), 0)`.mapWith(Number) })
    .from(mediaRenditions);
  return sum!.bytes;
}

export const listLeastUsed = (db: Db, limit: number): Promise<StoredRendition[]> =>
  db
    .select({ path: mediaRenditions.path, bytes: mediaRenditions.bytes })
    .from(mediaRenditions)
    .orderBy(asc(mediaRenditions.usedOn), mediaRenditions.path)
    .limit(limit);

export async function listKnownRenditions(db: Db, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  return new Set(
    await column(
      db
        .select({ value: mediaRenditions.path })
        .from(mediaRenditions)
        .where(inArray(mediaRenditions.path, paths)),
    ),
  );
}

export const forgetRendition = async (db: Db, path: string) =>
  void (await db.delete(mediaRenditions).where(eq(mediaRenditions.path, path)));
