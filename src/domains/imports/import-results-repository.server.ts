import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  sql,
} from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { isHere } from './import-repository.server.ts';
import {
  contentImports,
  importItems,
  importOrigins,
  importPictures,
  importRedirects,
} from './import-tables.server.ts';

type OriginRow = typeof importOrigins.$inferSelect;

/** Includes items of a plan in its run, or leaves them out. What could not be read, and a run that has begun, stay as they are. */
export async function includeItems(
  db: Db,
  importId: string,
  positions: readonly number[],
  isIncluded: boolean,
): Promise<void> {
  await db
    .update(importItems)
    .set({ state: isIncluded ? 'planned' : 'left-out' })
    .where(
      and(
        eq(importItems.importId, importId),
        inArray(importItems.position, [...positions]),
        inArray(importItems.state, ['planned', 'left-out']),
        isNotNull(importItems.planned),
        exists(
          db
            .select({ id: contentImports.id })
            .from(contentImports)
            .where(and(eq(contentImports.id, importId), eq(contentImports.phase, 'planned'))),
        ),
      ),
    );
}

export async function findOrigins(db: Db, origin: string): Promise<Map<string, OriginRow>> {
  const rows = await db.select().from(importOrigins).where(eq(importOrigins.origin, origin));
  return new Map(rows.map((row) => [row.sourceId, row]));
}

export async function findOrigin(db: Db, origin: string, sourceId: string) {
  const isSame = and(eq(importOrigins.origin, origin), eq(importOrigins.sourceId, sourceId));
  const [row] = await db.select().from(importOrigins).where(isSame);
  return row;
}

export const saveOrigin = async (db: Db, row: OriginRow): Promise<unknown> =>
  db
    .insert(importOrigins)
    .values(row)
    .onConflictDoUpdate({ target: [importOrigins.origin, importOrigins.sourceId], set: row });

export const deleteOrigin = async (db: Db, documentId: string): Promise<unknown> =>
  db.delete(importOrigins).where(eq(importOrigins.documentId, documentId));

export async function findPictures(db: Db, importId: string, addresses: readonly string[]) {
  const isOne = inArray(importPictures.address, [...addresses]);
  const rows = await db
    .select()
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), isOne));
  return new Map(rows.map((row) => [row.address, row]));
}

/** Pictures of an import that were added to the library, or that failed. */
export const listPictures = (db: Db, importId: string, what: 'added' | 'failed') =>
  db
    .select()
    .from(importPictures)
    .where(
      and(
        eq(importPictures.importId, importId),
        what === 'added' ? isNotNull(importPictures.assetId) : isNull(importPictures.src),
      ),
    )
    .orderBy(asc(importPictures.address));

export const savePicture = async (
  db: Db,
  row: typeof importPictures.$inferInsert,
): Promise<unknown> =>
  db
    .insert(importPictures)
    .values(row)
    .onConflictDoUpdate({ target: [importPictures.importId, importPictures.address], set: row });

/** Redirects to items that are here, or will be. */
export const listRedirects = (db: Db, importId: string) =>
  db
    .select({ ...getTableColumns(importRedirects), isHere: sql<boolean>`is_here` })
    .from(importRedirects)
    .innerJoin(
      sql`(select path, bool_or(document_id is not null) as is_here
        from ${importItems}, unnest(old_paths) as path
        where import_id = ${importId} and ${isHere}
        group by path) as paths`,
      sql`path = ${importRedirects.from}`,
    )
    .where(eq(importRedirects.importId, importId))
    .orderBy(asc(importRedirects.from));

export const updateRedirects = async (
  db: Db,
  importId: string,
  starts: readonly string[],
  values: Partial<typeof importRedirects.$inferInsert>,
): Promise<unknown> =>
  db
    .update(importRedirects)
    .set(values)
    .where(and(eq(importRedirects.importId, importId), inArray(importRedirects.from, [...starts])));

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
