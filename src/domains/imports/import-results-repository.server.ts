import { upsert } from '#src/platform/db/upsert.ts';
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { isHere } from './import-repository.server.ts';
import {
  contentImports,
  importItems,
  importPictures,
  importRedirects,
} from './import-tables.server.ts';

/** Includes items of a plan in its run, or leaves them out. What could not be read, and a run that has begun, stay as they are. */
export async function includeItems(
  db: Db,
  importId: string,
  positions: readonly number[],
  isIncluded: boolean,
) {
  await db
    .update(importItems)
    .set({ state: isIncluded ? 'planned' : 'left-out' })
    .where(
      and(
        eq(importItems.importId, importId),
        inArray(importItems.position, positions),
        inArray(importItems.state, ['planned', 'left-out']),
        isNotNull(importItems.planned),
        sql`exists (select from ${contentImports} where id = ${importId} and phase = 'planned')`,
      ),
    );
}

/** The latest results of runs for items of a source, by their ids there. @param sourceId of one item */
export async function findOrigins(db: Db, origin: string, sourceId?: string) {
  const { documentId, importId, hash, version, state } = importItems;
  const rows = await db
    .select({ sourceId: importItems.sourceId, documentId, importId, hash, version })
    .from(importItems)
    .innerJoin(contentImports, eq(importId, contentImports.id))
    .where(
      and(
        eq(contentImports.origin, origin),
        sourceId === undefined ? undefined : eq(importItems.sourceId, sourceId),
        inArray(state, ['done', 'kept']),
        isNotNull(version),
      ),
    )
    .orderBy(asc(contentImports.startedAt));
  return new Map(rows.map((row) => [row.sourceId, row]));
}

/** Lets items go on naming a document that got an earlier text back, as another version. */
export const moveOrigins = async (
  db: Db,
  documentId: string,
  from: number,
  version: number,
): Promise<unknown> =>
  db
    .update(importItems)
    .set({ version })
    .where(and(eq(importItems.documentId, documentId), eq(importItems.version, from)));

export async function findPictures(db: Db, importId: string, addresses: readonly string[]) {
  const isOne = inArray(importPictures.address, addresses);
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

/** Why an undo kept a file or a redirect. */
export const KEPT = {
  picture: 'It was changed since, or something else uses it, so it is kept.',
  redirect: 'Someone has changed it since, so it is kept.',
};

/**
 * Things that an undo kept beside items: files by their addresses in the library, and starts of redirects, each with the
 * reason.
 */
export async function listKept(db: Db, importId: string) {
  const pictures = await db
    .select({ name: sql<string>`${importPictures.src}`, message: importPictures.message })
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.message, KEPT.picture)))
    .orderBy(asc(importPictures.src));
  const redirects = await db
    .select({ name: importRedirects.from, message: importRedirects.message })
    .from(importRedirects)
    .where(and(eq(importRedirects.importId, importId), eq(importRedirects.message, KEPT.redirect)))
    .orderBy(asc(importRedirects.from));
  return [...pictures, ...redirects];
}

export const savePicture = async (
  db: Db,
  row: typeof importPictures.$inferInsert,
): Promise<unknown> =>
  upsert(db, importPictures, [importPictures.importId, importPictures.address], row);

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
    .where(and(eq(importRedirects.importId, importId), inArray(importRedirects.from, starts)));

/** Forgets that pictures failed, and plans the items again that have one. */
export async function retryPictures(tx: Db, importId: string) {
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
