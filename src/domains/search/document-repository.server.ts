import { pick } from '#src/platform/pick.ts';
import { gt, sql } from 'drizzle-orm';
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

/** Digests and versions of those of the paths that are stored. */
export async function findStored(db: Db, paths: readonly string[]) {
  const rows = await db
    .select(pick(documents, 'path', 'digest', 'version'))
    .from(documents)
    .where(isOneOf(paths));
  return new Map(rows.map((row) => [row.path, row]));
}

const isOneOf = (paths: readonly string[]) =>
  sql`${documents.path} = any(${sql.param([...paths])}::text[])`;

/** Stored documents in the order of their paths. */
export const listPathsAfter = (db: Db, path: string | undefined, limit: number) =>
  db
    .select(pick(documents, 'path'))
    .from(documents)
    .where(path === undefined ? undefined : gt(documents.path, path))
    .orderBy(documents.path)
    .limit(limit);

/** Notes that documents with new versions have the same texts as before. */
export async function updateVersions(db: Db, renewed: readonly SearchDocument[]) {
  if (renewed.length === 0) return;
  await db.execute(sql`update ${documents} set version = renewed.version
    from unnest(${sql.param(renewed.map(({ path }) => path))}::text[], ${sql.param(renewed.map(({ version }) => version))}::text[])
      as renewed (path, version)
    where ${documents.path} = renewed.path`);
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
        version: sql`excluded.version`,
        digest: sql`excluded.digest`,
      },
    });
}

export async function deleteDocuments(tx: Db, paths: readonly string[]) {
  if (paths.length > 0) await tx.delete(documents).where(isOneOf(paths));
}

/** Whether any document is stored. */
export async function hasDocuments(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ filled: boolean }>(
    sql`select exists(select from ${documents}) as filled`,
  );
  return rows[0]!.filled;
}
