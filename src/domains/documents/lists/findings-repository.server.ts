import { column } from '#src/platform/db/column.ts';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentKind } from '../document.ts';
import { documentReferences, documents } from '../document-tables.server.ts';
import { documentFindings } from './findings-tables.server.ts';
import type { KeptFindings } from './kept-findings.ts';

interface StoredFindings extends KeptFindings {
  documentId: string;
  version: number;
  checkedAt: Date;
}

/** Two processes may check a document at once: the newer version wins. */
export async function storeFindings(db: Db, found: StoredFindings) {
  const { documentId: _id, ...values } = found;
  await db
    .insert(documentFindings)
    .values(found)
    .onConflictDoUpdate({
      target: documentFindings.documentId,
      set: values,
      setWhere: sql`${documentFindings.version} <= excluded.version`,
    });
}

/** Findings of the current versions of documents, by id. */
export async function findFindings(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptFindings>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: documents.id,
      blocking: documentFindings.blocking,
      warnings: documentFindings.warnings,
      isIndexable: documentFindings.isIndexable,
    })
    .from(documents)
    .innerJoin(
      documentFindings,
      and(
        eq(documentFindings.documentId, documents.id),
        eq(documentFindings.version, documents.version),
      ),
    )
    .where(inArray(documents.id, ids));
  return new Map(rows.map(({ id, ...findings }) => [id, findings]));
}

export interface Age {
  /** older findings are checked again, since the site around a document changes */
  staleBefore: Date;
  /** the same for the texts of built-in pages, which a release changes under the same version */
  releasedAt: Date;
}

/** Ids of documents to check: never checked ones and new versions first, then the oldest findings. */
export async function listOutdated(
  db: Db,
  kinds: readonly DocumentKind[],
  { staleBefore, releasedAt }: Age,
  limit: number,
): Promise<string[]> {
  const isBuiltInText = and(
    sql`${documents.builtInPath} is not null`,
    eq(documents.version, documents.builtInVersion),
  );
  return column(
    db
      .select({ value: documents.id })
      .from(documents)
      .leftJoin(documentFindings, eq(documentFindings.documentId, documents.id))
      .where(
        and(
          inArray(documents.kind, kinds),
          isNull(documents.trashedAt),
          or(
            isNull(documentFindings.documentId),
            sql`${documentFindings.version} < ${documents.version}`,
            lt(documentFindings.checkedAt, staleBefore),
            and(isBuiltInText, lt(documentFindings.checkedAt, releasedAt)),
          ),
        ),
      )
      .orderBy(
        sql`${documentFindings.version} is null or ${documentFindings.version} < ${documents.version} desc`,
        sql`${documentFindings.checkedAt} nulls first`,
        documents.id,
      )
      .limit(limit),
  );
}

/**
 * Outdates the findings of documents that link to a document which became public or went offline since they were checked. Rows
 * that another process holds are skipped: it does the same.
 */
export async function outdateLinking(db: Db, changedSince: Date) {
  await db.execute(sql`
    update ${documentFindings} set checked_at = to_timestamp(0)
    where document_id in (
      select found.document_id from ${documents} target
      join ${documentReferences} used
        on used.target_kind = 'path' and used.target = lower(target.live_address) and not used.is_live
      join ${documentFindings} found on found.document_id = used.document_id
      where greatest(target.live_since, target.offline_since) >= ${changedSince.toISOString()}::timestamptz
        and greatest(target.live_since, target.offline_since) > found.checked_at
      for update of found skip locked
    ) and checked_at > to_timestamp(0)`);
}
