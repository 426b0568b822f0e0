import { and, eq, getTableColumns, type InferSelectModel, isNull, ne, or, sql } from 'drizzle-orm';
import { lockKey } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import type { DocumentKind } from './document.ts';
import { documentRevisions, documents } from './document-tables.server.ts';
import type { Life } from './life.ts';

/** A row with what is known of its scheduled revision. */
export type DocumentRow = InferSelectModel<typeof documents> & {
  publishVersion: number | null;
  publishAddress: string | null;
};

/** Columns of `cms_documents` that a change of a document's life sets. */
export type DocumentUpdate = Partial<InferSelectModel<typeof documents>>;

const columns = {
  ...getTableColumns(documents),
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

export async function findByBuiltInPath(db: Db, path: string): Promise<DocumentRow | undefined> {
  const [row] = await selectDocuments(db).where(eq(documents.builtInPath, path));
  return row;
}

const selectDocuments = (db: Db) =>
  db.select(columns).from(documents).leftJoin(documentRevisions, scheduledRevision);

export async function updateDocument(tx: Db, id: string, values: DocumentUpdate): Promise<void> {
  await tx.update(documents).set(values).where(eq(documents.id, id));
}

export async function deleteDocument(tx: Db, id: string): Promise<void> {
  await tx.delete(documents).where(eq(documents.id, id));
}

/** Locks an address until the end of the transaction, so that a second writer waits for the first to commit. */
export async function lockAddress(tx: Db, address: string): Promise<void> {
  await tx.execute(lockKey(`address ${addressKey(address)}`));
}

/** Another document that is public at an address, ignoring case, or will be at its scheduled time. */
export async function findHolder(
  tx: Db,
  address: string,
  id: string,
): Promise<{ kind: DocumentKind; address: string } | undefined> {
  const key = addressKey(address);
  const isLive = sql`${documents.liveRevision} is not null and lower(${documents.liveAddress}) = ${key}`;
  const isScheduled = sql`lower(${documentRevisions.address}) = ${key}`;
  const [row] = await tx
    .select({ kind: documents.kind, address: sql<string>`case when ${isLive} then ${documents.liveAddress} else ${documentRevisions.address} end` })
    .from(documents)
    .leftJoin(documentRevisions, scheduledRevision)
    .where(and(ne(documents.id, id), isNull(documents.trashedAt), or(isLive, isScheduled)))
    .limit(1);
  return row;
}

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

/** The facts of a document's life. `live_address` of the row stays after it was taken offline. */
export function lifeOf(row: Omit<DocumentRow, 'content'>): Life {
  const { liveRevision, liveVersion, liveAddress, liveSince } = row;
  const { publishAt, publishRevision, publishVersion, publishAddress } = row;
  return {
    version: row.version,
    live:
      liveRevision !== null && liveSince !== null
        ? {
            revision: liveRevision,
            version: liveVersion ?? 0,
            address: liveAddress,
            since: liveSince,
          }
        : null,
    isBuiltIn: row.builtInPath !== null,
    firstPublishedAt: row.firstPublishedAt,
    offlineSince: row.offlineSince,
    publish:
      publishAt !== null && publishRevision !== null
        ? {
            at: publishAt,
            revision: publishRevision,
            version: publishVersion ?? 0,
            address: publishAddress,
          }
        : null,
    unpublishAt: row.unpublishAt,
    trashedAt: row.trashedAt,
  };
}

/** The columns that store a life. An address that is no longer public is kept, for redirects and 410 responses. */
export function lifeColumns(life: Life): DocumentUpdate {
  return {
    version: life.version,
    liveRevision: life.live?.revision ?? null,
    liveVersion: life.live?.version ?? null,
    liveSince: life.live?.since ?? null,
    ...(life.live && { liveAddress: life.live.address }),
    firstPublishedAt: life.firstPublishedAt,
    offlineSince: life.offlineSince,
    publishAt: life.publish?.at ?? null,
    publishRevision: life.publish?.revision ?? null,
    unpublishAt: life.unpublishAt,
    trashedAt: life.trashedAt,
  };
}
