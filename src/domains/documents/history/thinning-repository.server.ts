import { column } from '#src/platform/db/column.ts';
import { and, count, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { documentCheckpoints, documentRevisions } from '../document-tables.server.ts';
import type { ThinnedCheckpoint } from './thinning.ts';

/** Documents with several checkpoints from before a moment that have no name. */
export async function listThinnable(db: Db, before: Date): Promise<string[]> {
  const { documentId, savedAt, name } = documentCheckpoints;
  return column(
    db
      .select({ value: documentId })
      .from(documentCheckpoints)
      .where(and(lt(savedAt, before), isNull(name)))
      .groupBy(documentId)
      .having(gt(count(), 1)),
  );
}

export function listCheckpoints(db: Db, id: string): Promise<ThinnedCheckpoint[]> {
  const { documentId, version, savedAt, name } = documentCheckpoints;
  return db
    .select({ version, savedAt, name })
    .from(documentCheckpoints)
    .where(eq(documentCheckpoints.documentId, id))
    .orderBy(documentId, version);
}

/** Versions that revisions were made from. */
export async function listPublishedVersions(db: Db, id: string): Promise<Set<number>> {
  return new Set(
    await column(
      db
        .select({ value: documentRevisions.version })
        .from(documentRevisions)
        .where(eq(documentRevisions.documentId, id)),
    ),
  );
}

export async function deleteCheckpoints(
  tx: Db,
  id: string,
  versions: readonly number[],
): Promise<number> {
  if (versions.length === 0) return 0;
  const deleted = await tx
    .delete(documentCheckpoints)
    .where(
      and(eq(documentCheckpoints.documentId, id), inArray(documentCheckpoints.version, versions)),
    );
  return deleted.rowCount ?? 0;
}
