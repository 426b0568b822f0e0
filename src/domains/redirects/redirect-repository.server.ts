import { count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { lock } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { redirects } from './redirects-tables.server.ts';
import type { Change, Redirect } from './redirects.ts';

const columns = {
  from: redirects.fromPath,
  to: redirects.target,
  toPath: redirects.targetPath,
};

/** Serializes changes of redirects until the transaction ends: two concurrent changes could create a loop. */
export async function lockRedirects(tx: Db): Promise<void> {
  await tx.execute(lock('redirects'));
}

/** Every redirect that could form a chain with a new one. */
export function findRelatedRedirects(db: Db, { from, toPath }: Redirect): Promise<Redirect[]> {
  const paths = toPath === null ? [from] : [from, toPath];
  return db
    .select(columns)
    .from(redirects)
    .where(or(inArray(redirects.fromPath, paths), eq(redirects.targetPath, from)));
}

export async function findRedirect(db: Db, path: string): Promise<Redirect | undefined> {
  const [row] = await db.select(columns).from(redirects).where(eq(redirects.fromPath, path));
  return row;
}

/** The paths at which a redirect starts. */
export async function findRedirectedPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ path: redirects.fromPath })
    .from(redirects)
    .where(inArray(redirects.fromPath, [...paths]));
  return new Set(rows.map(({ path }) => path));
}

/** @param by id of the user who adds a redirect; an existing redirect keeps its creator */
export async function saveChange(
  tx: Db,
  { upsert, remove }: Change,
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  await deleteRedirects(tx, remove);
  for (const { from, to, toPath } of upsert) {
    const values = { target: to, targetPath: toPath };
    await tx
      .insert(redirects)
      .values({ ...values, fromPath: from, createdAt: now, createdBy: by })
      .onConflictDoUpdate({ target: redirects.fromPath, set: values });
  }
}

/** @returns the number of deleted redirects */
export async function deleteRedirects(db: Db, paths: readonly string[]): Promise<number> {
  if (paths.length === 0) return 0;
  const gone = await db.delete(redirects).where(inArray(redirects.fromPath, [...paths]));
  return gone.rowCount ?? 0;
}

/** Newest first. */
export function listRedirects(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { createdAt, createdBy, hits, lastHitAt } = redirects;
  return db
    .select({ ...columns, createdAt, createdBy, hits, lastHitAt })
    .from(redirects)
    .orderBy(desc(createdAt), redirects.fromPath)
    .limit(limit)
    .offset(offset);
}

export async function countRedirects(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(redirects);
  return row?.total ?? 0;
}

/** Updates one redirect per transaction, so that nodes that count several at once cannot deadlock. */
export async function addHits(db: Db, path: string, hits: number, at: Date): Promise<void> {
  await db
    .update(redirects)
    .set({
      hits: sql`${redirects.hits} + ${hits}`,
      lastHitAt: sql`greatest(${redirects.lastHitAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(redirects.fromPath, path));
}
