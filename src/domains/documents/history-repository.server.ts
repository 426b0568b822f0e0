import { and, desc, eq, isNull, max, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentContent, Editor } from './document.ts';
import { documentCheckpoints, documentRevisions } from './document-tables.server.ts';
import type { HistoryEntry } from './documents.server.ts';

export interface NewCheckpoint {
  documentId: string;
  version: number;
  content: DocumentContent;
  at: Date;
  by: Editor | null;
  saveId?: string;
  /** `checkpoint 3` or `revision 2` */
  restoredFrom?: string;
}

export async function insertCheckpoint(tx: Db, checkpoint: NewCheckpoint): Promise<void> {
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
): Promise<void> {
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

export interface NewRevision {
  documentId: string;
  version: number;
  content: DocumentContent;
  address: string | null;
  at: Date;
  by: Editor | null;
}

/** The number of the next revision of a document, whose row the caller has locked. */
export async function nextRevision(tx: Db, documentId: string): Promise<number> {
  const [last] = await tx
    .select({ revision: max(documentRevisions.revision) })
    .from(documentRevisions)
    .where(eq(documentRevisions.documentId, documentId));
  return (last?.revision ?? 0) + 1;
}

export async function insertRevision(
  tx: Db,
  revision: number,
  { at, by, ...values }: NewRevision,
): Promise<void> {
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
  { type, number }: Pick<HistoryEntry, 'type' | 'number'>,
): Promise<DocumentContent | undefined> {
  const [row] =
    type === 'checkpoint'
      ? await db
          .select({ content: documentCheckpoints.content })
          .from(documentCheckpoints)
          .where(
            and(
              eq(documentCheckpoints.documentId, documentId),
              eq(documentCheckpoints.version, number),
            ),
          )
      : await db
          .select({ content: documentRevisions.content })
          .from(documentRevisions)
          .where(
            and(
              eq(documentRevisions.documentId, documentId),
              eq(documentRevisions.revision, number),
            ),
          );
  return row?.content;
}

/** The newest checkpoint of an editor; the first one, which was adopted, counts too if nobody made it. */
export async function findLastBy(
  db: Db,
  documentId: string,
  editorId: string,
): Promise<DocumentContent | undefined> {
  const { content, version, savedById } = documentCheckpoints;
  const isFirst = and(eq(version, 1), isNull(savedById));
  const [row] = await db
    .select({ content })
    .from(documentCheckpoints)
    .where(
      and(eq(documentCheckpoints.documentId, documentId), or(eq(savedById, editorId), isFirst)),
    )
    .orderBy(desc(version))
    .limit(1);
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

/**
 * Checkpoints and revisions, newest first. May return more than `limit` entries: all of the same moment are on one page, since
 * the next page continues before a moment.
 */
export async function listHistory(
  db: Db,
  documentId: string,
  { before, limit }: { before?: Date; limit: number },
): Promise<HistoryEntry[]> {
  const until = before ? sql`and at < ${before.toISOString()}::timestamptz` : sql``;
  const { rows } = await db.execute<HistoryRow>(sql`
    select * from (
      select 'checkpoint' as type, version as number, saved_at as at, saved_by_id as by_id,
        saved_by_name as by_name, name, restored_from
      from cms_document_checkpoints where document_id = ${documentId}
      union all
      select 'revision', revision, created_at, created_by_id, created_by_name, null, null
      from cms_document_revisions where document_id = ${documentId}
    ) as entries
    where true ${until}
    order by at desc fetch first ${sql.raw(String(Math.floor(limit)))} rows with ties`);
  return rows
    .map((row) => ({
      type: row.type,
      number: row.number,
      at: new Date(row.at),
      by: row.by_id === null ? null : { id: row.by_id, name: row.by_name ?? '' },
      name: row.name,
      restoredFrom: row.restored_from,
    }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || rankOf(b) - rankOf(a));
}

interface HistoryRow extends Record<string, unknown> {
  type: HistoryEntry['type'];
  number: number;
  at: string | Date;
  by_id: string | null;
  by_name: string | null;
  name: string | null;
  restored_from: string | null;
}

/** Of one moment, revisions are newer than the checkpoints they were made from. */
const rankOf = ({ type, number }: HistoryEntry) => (type === 'revision' ? 1e9 : 0) + number;
