import { column } from '#src/platform/db/column.ts';
import {
  and,
  eq,
  getTableColumns,
  inArray,
  type InferInsertModel,
  type InferSelectModel,
  isNotNull,
  isNull,
  ne,
  sql,
} from 'drizzle-orm';
import { lockKey } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import type { DocumentKind } from './document.ts';
import { documentRevisions, documents } from './document-tables.server.ts';

/** A row with what is known of its scheduled revision. */
export type DocumentRow = InferSelectModel<typeof documents> & {
  publishVersion: number | null;
  publishAddress: string | null;
};

/** A row without its content. */
export type DocumentFacts = Omit<InferSelectModel<typeof documents>, 'content'>;

export type DocumentUpdate = Partial<InferInsertModel<typeof documents>>;

const { content, ...facts } = getTableColumns(documents);
const scheduled = {
  publishVersion: documentRevisions.version,
  publishAddress: documentRevisions.address,
};

const scheduledRevision = and(
  eq(documentRevisions.documentId, documents.id),
  eq(documentRevisions.revision, documents.publishRevision),
);

export async function findDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  const [row] = await selectDocuments(db).where(eq(documents.id, id));
  return row;
}

/** Waits for other writers of the document; the lock ends with the transaction. */
export async function lockDocument(tx: Db, id: string): Promise<DocumentRow | undefined> {
  const [row] = await selectDocuments(tx)
    .where(eq(documents.id, id))
    .for('update', { of: documents });
  return row;
}

/** Like `lockDocument`, without reading the content, which may be large. */
export async function lockDocumentFacts(tx: Db, id: string): Promise<DocumentFacts | undefined> {
  const [row] = await tx.select(facts).from(documents).where(eq(documents.id, id)).for('update');
  return row;
}

export async function findByBuiltInPath(db: Db, path: string): Promise<DocumentRow | undefined> {
  const [row] = await selectDocuments(db).where(eq(documents.builtInPath, path));
  return row;
}

const selectDocuments = (db: Db) =>
  db
    .select({ ...facts, content, ...scheduled })
    .from(documents)
    .leftJoin(documentRevisions, scheduledRevision);

/** Documents without their content. */
export const selectSummaries = (db: Db) =>
  db
    .select({ ...facts, ...scheduled })
    .from(documents)
    .leftJoin(documentRevisions, scheduledRevision);

/** Undefined if there is a document with the id already. */
export async function insertDocument(
  tx: Db,
  values: InferInsertModel<typeof documents>,
): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .insert(documents)
    .values(values)
    .onConflictDoNothing({ target: documents.id })
    .returning();
  return row && { ...row, publishVersion: null, publishAddress: null };
}

export async function updateDocument(tx: Db, id: string, values: DocumentUpdate) {
  await tx.update(documents).set(values).where(eq(documents.id, id));
}

export async function deleteDocument(tx: Db, id: string) {
  await tx.delete(documents).where(eq(documents.id, id));
}

/** Locks an address until the end of the transaction, so that a second writer waits for the first to commit. */
export async function lockAddress(tx: Db, address: string) {
  await tx.execute(lockKey(`address ${addressKey(address)}`));
}

/** Another document that is public at an address, ignoring case, or will be at its scheduled time. */
export async function findHolder(
  tx: Db,
  address: string,
  id: string,
): Promise<{ kind: DocumentKind; address: string } | undefined> {
  const key = addressKey(address);
  const [live] = await tx
    .select({ kind: documents.kind, address: sql<string>`${documents.liveAddress}` })
    .from(documents)
    .where(
      and(
        ne(documents.id, id),
        isNotNull(documents.liveRevision),
        sql`lower(${documents.liveAddress}) = ${key}`,
      ),
    )
    .limit(1);
  if (live) return live;
  const [next] = await tx
    .select({ kind: documents.kind, address: sql<string>`${documentRevisions.address}` })
    .from(documents)
    .innerJoin(documentRevisions, scheduledRevision)
    .where(
      and(
        ne(documents.id, id),
        isNotNull(documents.publishAt),
        sql`lower(${documentRevisions.address}) = ${key}`,
      ),
    )
    .limit(1);
  return next;
}

/**
 * Ids of the documents that will be public at one of the addresses by their schedule.
 * @param keys addresses, as `addressKey` returns them
 */
export const listScheduledAt = (db: Db, keys: readonly string[]): Promise<string[]> =>
  column(
    db
      .select({ value: documents.id })
      .from(documents)
      .innerJoin(documentRevisions, scheduledRevision)
      .where(
        and(
          isNotNull(documents.publishAt),
          inArray(sql`lower(${documentRevisions.address})`, [...keys]),
        ),
      ),
  );

/** Whether a document was public at a path last, and no longer is. */
export async function wasPublicAt(db: Db, path: string): Promise<boolean> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        sql`lower(${documents.liveAddress}) = ${addressKey(path)}`,
        isNull(documents.liveRevision),
        sql`${documents.offlineSince} is not null`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Documents in the trash, those deleted first coming first. */
export const listTrash = (db: Db): Promise<string[]> =>
  column(
    db
      .select({ value: documents.id })
      .from(documents)
      .where(isNotNull(documents.trashedAt))
      .orderBy(documents.trashedAt),
  );
