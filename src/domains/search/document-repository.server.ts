import { inArray, sql } from 'drizzle-orm';
import { tryLock } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { SearchDocument } from './search-document.ts';
import { searchDocuments as documents } from './search-tables.server.ts';

export type DigestedDocument = SearchDocument & { digest: string };

/** Whether this transaction got the lock to refresh the documents; false while another one holds it. */
export async function tryRefreshLock(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(tryLock('searchRefresh'));
  return rows[0]!.locked;
}

/** The digest of every document, by path. */
export async function listDigests(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ path: documents.path, digest: documents.digest }).from(documents);
  return new Map(rows.map(({ path, digest }) => [path, digest]));
}

/** Adds documents, or replaces those with the same path. */
export async function upsertDocuments(tx: Db, changed: readonly DigestedDocument[]) {
  if (changed.length === 0) return;
  await tx
    .insert(documents)
    .values([...changed])
    .onConflictDoUpdate({
      target: documents.path,
      set: {
        kind: sql`excluded.kind`,
        title: sql`excluded.title`,
        summary: sql`excluded.summary`,
        body: sql`excluded.body`,
        category: sql`excluded.category`,
        publishedAt: sql`excluded.published_at`,
        weight: sql`excluded.weight`,
        digest: sql`excluded.digest`,
      },
    });
}

export async function deleteDocuments(tx: Db, paths: readonly string[]) {
  if (paths.length > 0) await tx.delete(documents).where(inArray(documents.path, paths));
}

/** Whether more than a number of documents are stored. */
export async function hasDocuments(db: Db, moreThan = 0): Promise<boolean> {
  const { rows } = await db.execute<{ filled: boolean }>(
    sql`select exists(select from ${documents} offset ${moreThan}) as filled`,
  );
  return rows[0]!.filled;
}
