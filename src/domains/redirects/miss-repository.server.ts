import { and, count, desc, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { misses } from './redirects-tables.server.ts';

/** How often a path was missed in the moment that a node gathered it. */
export interface CountedNotFound {
  path: string;
  hits: number;
  referrer: string | null;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/**
 * Adds to what is known of each path.
 * @param gathered by path, in the order of the paths, so that of two nodes neither waits for the other in a circle
 */
export async function addMisses(db: Db, gathered: readonly CountedNotFound[]): Promise<void> {
  await db
    .insert(misses)
    .values([...gathered])
    .onConflictDoUpdate({
      target: misses.path,
      set: {
        hits: sql`${misses.hits} + excluded.hits`,
        firstSeenAt: sql`least(${misses.firstSeenAt}, excluded.first_seen_at)`,
        lastSeenAt: sql`greatest(${misses.lastSeenAt}, excluded.last_seen_at)`,
        referrer: sql`coalesce(excluded.referrer, ${misses.referrer})`,
      },
    });
}

/**
 * Removes those that were asked for least, the longest ago, once there are more than `most` and a quarter; the quarter gives a
 * new one the time to be asked for again. Rows that somebody is just writing stay: waiting for them could be a circle.
 */
export async function removeLeast(db: Db, most: number): Promise<void> {
  if ((await db.$count(misses)) <= most * 1.25) return;
  const least = db
    .select({ path: misses.path })
    .from(misses)
    .orderBy(desc(misses.hits), desc(misses.lastSeenAt))
    .offset(most)
    .for('update', { skipLocked: true });
  await db.delete(misses).where(inArray(misses.path, least));
}

export async function deleteMisses(db: Db, paths: readonly string[]): Promise<void> {
  await db.delete(misses).where(inArray(misses.path, [...paths]));
}

/** Answers how many there were. */
export async function dismissMiss(db: Db, path: string, now: Date): Promise<number> {
  const known = await db
    .update(misses)
    .set({ dismissedAt: now })
    .where(inArray(misses.path, [path]));
  return known.rowCount ?? 0;
}

/** Those an editor has not dismissed. */
const open = (answering: readonly string[]) =>
  and(isNull(misses.dismissedAt), notInArray(misses.path, [...answering]));

/**
 * Most asked for first.
 * @param answering paths that exist by now
 */
export function listMisses(
  db: Db,
  answering: readonly string[],
  { limit, offset }: { limit: number; offset: number },
) {
  const { path, hits, referrer, firstSeenAt, lastSeenAt } = misses;
  return db
    .select({ path, hits, referrer, firstSeenAt, lastSeenAt })
    .from(misses)
    .where(open(answering))
    .orderBy(desc(hits), desc(lastSeenAt), path)
    .limit(limit)
    .offset(offset);
}

/** @param since only those that were asked for then or later */
export async function countMisses(
  db: Db,
  answering: readonly string[],
  since?: Date,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(misses)
    .where(and(open(answering), since && gte(misses.lastSeenAt, since)));
  return row?.total ?? 0;
}
