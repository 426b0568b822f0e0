import { column } from '#src/platform/db/column.ts';
import { and, countDistinct, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentReference } from '../document-adapter.ts';
import { documentReferences, documents } from '../document-tables.server.ts';

const { documentId, isLive, targetKind, target } = documentReferences;
const keyOf = (reference: DocumentReference) => `${reference.targetKind} ${reference.target}`;

/**
 * Replaces what is known of the working copy of a document, or of what is or will be public. Most saves change no reference,
 * and then nothing is written.
 * @returns how many rows were added or removed
 */
export async function replaceReferences(
  tx: Db,
  id: string,
  live: boolean,
  references: readonly DocumentReference[],
): Promise<number> {
  const stored = await tx
    .select({ targetKind, target })
    .from(documentReferences)
    .where(and(eq(documentId, id), eq(isLive, live)));
  const known = new Set(stored.map((row) => keyOf(row as DocumentReference)));
  const wanted = new Map(references.map((reference) => [keyOf(reference), reference]));
  const gone = stored.filter((row) => !wanted.has(keyOf(row as DocumentReference)));
  const added = [...wanted.values()].filter((reference) => !known.has(keyOf(reference)));
  if (gone.length > 0)
    await tx.delete(documentReferences).where(
      and(
        eq(documentId, id),
        eq(isLive, live),
        inArray(
          sql`(${targetKind}, ${target})`,
          gone.map((row) => sql`(${row.targetKind}, ${row.target})`),
        ),
      ),
    );
  if (added.length > 0)
    await tx
      .insert(documentReferences)
      .values(added.map((reference) => ({ documentId: id, isLive: live, ...reference })));
  return gone.length + added.length;
}

/** Where a document uses one of the targets. */
interface StoredUsage {
  id: string;
  isLive: boolean;
  isInWorkingCopy: boolean;
}

/** The documents that use one of the targets, also those in the trash, in no order. */
export async function findUsages(
  db: Db,
  kind: DocumentReference['targetKind'],
  targets: readonly string[],
  exceptId: string | undefined,
): Promise<StoredUsage[]> {
  return db
    .select({
      id: documentId,
      isLive: sql<boolean>`bool_or(${isLive})`,
      isInWorkingCopy: sql<boolean>`bool_or(not ${isLive})`,
    })
    .from(documentReferences)
    .where(
      and(
        eq(targetKind, kind),
        inArray(target, targets),
        exceptId === undefined ? undefined : ne(documentId, exceptId),
      ),
    )
    .groupBy(documentId);
}

/** How many documents outside of the trash use each target. */
export async function countUsers(
  db: Db,
  kind: DocumentReference['targetKind'],
  targets: readonly string[],
): Promise<Map<string, number>> {
  if (targets.length === 0) return new Map();
  const rows = await db
    .select({ target, users: countDistinct(documentId) })
    .from(documentReferences)
    .innerJoin(documents, eq(documents.id, documentId))
    .where(and(eq(targetKind, kind), inArray(target, targets), isNull(documents.trashedAt)))
    .groupBy(target);
  return new Map(rows.map((row) => [row.target, row.users]));
}

/** The working copies that use one of some parts: those that are not public as they are first, and of each the last changed first. */
export async function listUsers(
  db: Db,
  kind: DocumentReference['targetKind'],
  targets: readonly string[],
  limit: number,
) {
  if (targets.length === 0) return [];
  const { id, content, savedAt, liveVersion, version, trashedAt } = documents;
  const isPublic = sql<boolean>`${liveVersion} is not distinct from ${version}`;
  return db
    .select({ target, id, content, savedAt, isPublic })
    .from(documentReferences)
    .innerJoin(documents, eq(id, documentId))
    .where(
      and(eq(targetKind, kind), eq(isLive, false), inArray(target, targets), isNull(trashedAt)),
    )
    .orderBy(isPublic, sql`${savedAt} desc nulls last`, id)
    .limit(limit);
}

/** Ids of the documents whose live or scheduled revision uses something. */
export const listLiveUsers = (db: Db, reference: DocumentReference): Promise<string[]> =>
  column(
    db
      .select({ value: documentId })
      .from(documentReferences)
      .where(
        and(eq(targetKind, reference.targetKind), eq(target, reference.target), eq(isLive, true)),
      ),
  );

/**
 * References of documents, also those in the trash. The text of the release is not counted as the working copy of its
 * document.
 */
export async function listTargets(
  db: Db,
  kind: DocumentReference['targetKind'],
): Promise<string[]> {
  const isOwnText = sql`${documents.builtInPath} is null or ${documents.version} <> ${documents.builtInVersion}`;
  const rows = await db
    .selectDistinct({ target })
    .from(documentReferences)
    .innerJoin(documents, eq(documents.id, documentId))
    .where(and(eq(targetKind, kind), or(eq(isLive, true), isOwnText)));
  return rows.map((row) => row.target);
}

/** A batch of documents, by id. */
export const listIdsAfter = (db: Db, last: string | undefined, limit: number): Promise<string[]> =>
  column(
    db
      .select({ value: documents.id })
      .from(documents)
      .where(last === undefined ? undefined : sql`${documents.id} > ${last}`)
      .orderBy(documents.id)
      .limit(limit),
  );

/** Whether there are documents and nothing is known of what they use, as after an upgrade. */
export async function isIndexMissing(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ missing: boolean }>(
    sql`select exists (select from ${documents}) and not exists (select from ${documentReferences}) as missing`,
  );
  return rows[0]?.missing ?? false;
}
