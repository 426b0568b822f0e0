import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import {
  importItems,
  importMappings,
  importOrigins,
  importPictures,
  importRedirects,
} from './import-tables.server.ts';

export type OriginRow = typeof importOrigins.$inferSelect;

export async function findOrigins(db: Db, origin: string): Promise<Map<string, OriginRow>> {
  const rows = await db.select().from(importOrigins).where(eq(importOrigins.origin, origin));
  return new Map(rows.map((row) => [row.sourceId, row]));
}

export const saveOrigin = async (db: Db, row: OriginRow): Promise<unknown> =>
  db
    .insert(importOrigins)
    .values(row)
    .onConflictDoUpdate({ target: [importOrigins.origin, importOrigins.sourceId], set: row });

export const deleteOrigin = async (db: Db, documentId: string): Promise<unknown> =>
  db.delete(importOrigins).where(eq(importOrigins.documentId, documentId));

/** New addresses by old ones, of files that could not keep theirs. */
export async function listMovedFiles(db: Db, importId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ address: importPictures.address, src: importPictures.src })
    .from(importPictures)
    .where(
      and(eq(importPictures.importId, importId), ne(importPictures.src, importPictures.address)),
    );
  return new Map(rows.map(({ address, src }) => [address, src!]));
}

export async function findPictures(db: Db, importId: string, addresses: readonly string[]) {
  if (addresses.length === 0) return new Map<string, typeof importPictures.$inferSelect>();
  const rows = await db
    .select()
    .from(importPictures)
    .where(
      and(eq(importPictures.importId, importId), inArray(importPictures.address, [...addresses])),
    );
  return new Map(rows.map((row) => [row.address, row]));
}

export const listPictures = (db: Db, importId: string) =>
  db.select().from(importPictures).where(eq(importPictures.importId, importId));

export const savePicture = async (
  db: Db,
  row: typeof importPictures.$inferInsert,
): Promise<unknown> =>
  db
    .insert(importPictures)
    .values(row)
    .onConflictDoUpdate({ target: [importPictures.importId, importPictures.address], set: row });

export const insertRedirects = async (
  db: Db,
  rows: (typeof importRedirects.$inferInsert)[],
): Promise<unknown> =>
  rows.length > 0 && db.insert(importRedirects).values(rows).onConflictDoNothing();

export const listRedirects = (db: Db, importId: string) =>
  db.select().from(importRedirects).where(eq(importRedirects.importId, importId));

export const updateRedirect = async (
  db: Db,
  importId: string,
  from: string,
  values: Partial<typeof importRedirects.$inferInsert>,
): Promise<unknown> =>
  db
    .update(importRedirects)
    .set(values)
    .where(and(eq(importRedirects.importId, importId), eq(importRedirects.from, from)));

export const listFailedPictures = (db: Db, importId: string) =>
  db
    .select({ address: importPictures.address, message: importPictures.message })
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), isNull(importPictures.src)))
    .orderBy(asc(importPictures.address));

/** Forgets that pictures failed, and plans the items again that have one. */
export async function retryPictures(tx: Db, importId: string): Promise<void> {
  await tx.execute(sql`
    update ${importItems} item set state = 'planned'
    where item.import_id = ${importId} and item.state = 'done'
      and exists (
        select from ${importPictures} failed, jsonb_array_elements(item.planned -> 'pictures') as each(picture)
        where failed.import_id = ${importId} and failed.src is null
          and failed.address = each.picture ->> 'address')`);
  await tx
    .delete(importPictures)
    .where(and(eq(importPictures.importId, importId), isNull(importPictures.src)));
}

export const listMappings = (db: Db) =>
  db.select().from(importMappings).orderBy(asc(importMappings.name));

export const saveMapping = async (
  db: Db,
  row: typeof importMappings.$inferInsert,
): Promise<unknown> =>
  db
    .insert(importMappings)
    .values(row)
    .onConflictDoUpdate({ target: importMappings.name, set: row });
