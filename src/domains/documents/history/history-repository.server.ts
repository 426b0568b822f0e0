import { and, eq, lte, max, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentContent } from '../document.ts';
import { documentCheckpoints, documentRevisions, documents } from '../document-tables.server.ts';
import type { EntryId } from './timeline.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

interface NewCheckpoint {
  documentId: string;
  version: number;
  content: DocumentContent;
  at: Date;
  by: Actor | null;
  saveId?: string;
  /** `checkpoint 3` or `revision 2` */
  restoredFrom?: string;
}

export async function insertCheckpoint(tx: Db, checkpoint: NewCheckpoint) {
  const { documentId, version, content, at, by, saveId, restoredFrom } = checkpoint;
  await tx.insert(documentCheckpoints).values({
    documentId,
    version,
    content,
    savedAt: at,
    savedById: by?.id ?? null,
    savedByName: by?.name ?? null,
    saveId: saveId ?? null,
    restoredFrom: restoredFrom ?? null,
  });
}

/** Adds the stored working copy as a checkpoint, without sending its content again. */
export async function copyToCheckpoint(
  tx: Db,
  { documentId, version, at, by, saveId, restoredFrom }: Omit<NewCheckpoint, 'content'>,
) {
  await tx.execute(sql`
    insert into cms_document_checkpoints
      (document_id, version, content, saved_at, saved_by_id, saved_by_name, save_id, restored_from)
    select id, ${version}, content, ${at.toISOString()}::timestamptz, ${by?.id ?? null}, ${by?.name ?? null},
      ${saveId ?? null}::uuid, ${restoredFrom ?? null}
    from cms_documents where id = ${documentId}`);
}

/** The checkpoint of a save that is repeated. */
export async function findSave(db: Db, documentId: string, saveId: string) {
  const { version, savedAt } = documentCheckpoints;
  const [row] = await db
    .select({ version, savedAt })
    .from(documentCheckpoints)
    .where(
      and(eq(documentCheckpoints.documentId, documentId), eq(documentCheckpoints.saveId, saveId)),
    );
  return row;
}

/** @returns false if there is no such checkpoint */
export async function renameCheckpoint(
  tx: Db,
  documentId: string,
  version: number,
  name: string | null,
): Promise<boolean> {
  const renamed = await tx
    .update(documentCheckpoints)
    .set({ name })
    .where(
      and(eq(documentCheckpoints.documentId, documentId), eq(documentCheckpoints.version, version)),
    );
  return (renamed.rowCount ?? 0) > 0;
}

interface NewRevision {
  documentId: string;
  version: number;
  content: DocumentContent;
  address: string | null;
  at: Date;
  by: Actor | null;
}

/** The number of the next revision of a document, whose row the caller has locked. */
export async function nextRevision(tx: Db, documentId: string): Promise<number> {
  const [last] = await tx
    .select({ revision: max(documentRevisions.revision) })
    .from(documentRevisions)
    .where(eq(documentRevisions.documentId, documentId));
  return (last?.revision ?? 0) + 1;
}

export async function insertRevision(tx: Db, revision: number, { at, by, ...values }: NewRevision) {
  await tx.insert(documentRevisions).values({
    ...values,
    revision,
    createdAt: at,
    createdById: by?.id ?? null,
    createdByName: by?.name ?? null,
  });
}

export async function findContent(
  db: Db,
  documentId: string,
  { type, number }: EntryId,
): Promise<DocumentContent | undefined> {
  const { version } = documentCheckpoints;
  const { revision } = documentRevisions;
  const [states, numbered] =
    type === 'checkpoint' ? [documentCheckpoints, version] : [documentRevisions, revision];
  const [row] = await db
    .select({ content: states.content })
    .from(states)
    .where(and(eq(states.documentId, documentId), eq(numbered, number)));
  return row?.content;
}

/** The title of a revision. */
export async function findTitle(
  db: Db,
  documentId: string,
  revision: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ title: sql<string>`${documentRevisions.content} ->> 'title'` })
    .from(documentRevisions)
    .where(
      and(eq(documentRevisions.documentId, documentId), eq(documentRevisions.revision, revision)),
    );
  return row?.title;
}

/** Distinct values of a field of the content, up to the live revision. */
export async function listFormerValues(db: Db, id: string, field: string): Promise<unknown[]> {
  const value = sql<unknown>`${documentRevisions.content} -> ${field}::text`;
  const rows = await db
    .selectDistinct({ value })
    .from(documentRevisions)
    .innerJoin(documents, eq(documents.id, documentRevisions.documentId))
    .where(and(eq(documents.id, id), lte(documentRevisions.revision, documents.liveRevision)));
  return rows.map((row) => row.value);
}
