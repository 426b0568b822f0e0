import { and, count, desc, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { notFoundPaths } from './redirects-tables.server.ts';

/** How often a node counted a path as not found since its last write. */
export interface CountedNotFound {
  path: string;
  hits: number;
  referrer: string | null;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/**
 * Adds counts to the stored ones.
 * @param counts sorted by path, so that two nodes that write at once cannot deadlock
 */
export async function addNotFoundCounts(db: Db, counts: readonly CountedNotFound[]): Promise<void> {
  await db
    .insert(notFoundPaths)
    .values([...counts])
    .onConflictDoUpdate({
      target: notFoundPaths.path,
      set: {
        hits: sql`${notFoundPaths.hits} + excluded.hits`,
        firstSeenAt: sql`least(${notFoundPaths.firstSeenAt}, excluded.first_seen_at)`,
        lastSeenAt: sql`greatest(${notFoundPaths.lastSeenAt}, excluded.last_seen_at)`,
        referrer: sql`coalesce(excluded.referrer, ${notFoundPaths.referrer})`,
      },
    });
}

/**
 * Once there are more than 1.25 times `maxRows` rows, deletes those with the fewest and oldest hits down to `maxRows`. The
 * margin gives a new path time to be requested again. Skips rows that another node is writing, since waiting could deadlock.
 */
export async function deleteLeastRequested(db: Db, maxRows: number): Promise<void> {
  if ((await db.$count(notFoundPaths)) <= maxRows * 1.25) return;
  const least = db
    .select({ path: notFoundPaths.path })
    .from(notFoundPaths)
    .orderBy(desc(notFoundPaths.hits), desc(notFoundPaths.lastSeenAt))
    .offset(maxRows)
    .for('update', { skipLocked: true });
  await db.delete(notFoundPaths).where(inArray(notFoundPaths.path, least));
}

export async function deleteNotFoundPaths(db: Db, paths: readonly string[]): Promise<void> {
  await db.delete(notFoundPaths).where(inArray(notFoundPaths.path, [...paths]));
}

/** @returns the number of updated rows */
export async function dismissNotFoundPath(db: Db, path: string, now: Date): Promise<number> {
  const known = await db
    .update(notFoundPaths)
    .set({ dismissedAt: now })
    .where(inArray(notFoundPaths.path, [path]));
  return known.rowCount ?? 0;
}

/** Entries that no editor has dismissed and at whose path no content exists. */
const isOpen = (existing: readonly string[]) =>
  and(isNull(notFoundPaths.dismissedAt), notInArray(notFoundPaths.path, [...existing]));

/**
 * Ordered by hits, most first.
 * @param existing normalized paths of current content
 */
export function listNotFoundPaths(
  db: Db,
  existing: readonly string[],
  { limit, offset }: { limit: number; offset: number },
) {
  const { path, hits, referrer, firstSeenAt, lastSeenAt } = notFoundPaths;
  return db
    .select({ path, hits, referrer, firstSeenAt, lastSeenAt })
    .from(notFoundPaths)
    .where(isOpen(existing))
    .orderBy(desc(hits), desc(lastSeenAt), path)
    .limit(limit)
    .offset(offset);
}

/** @param since counts only paths that were requested at that time or later */
export async function countNotFoundPaths(
  db: Db,
  existing: readonly string[],
  since?: Date,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notFoundPaths)
    .where(and(isOpen(existing), since && gte(notFoundPaths.lastSeenAt, since)));
  return row?.total ?? 0;
}
