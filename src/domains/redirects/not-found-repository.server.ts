import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { NotFoundList, ReferrerView } from './not-found-views.ts';
import { notFoundPaths, notFoundReferrers } from './redirects-tables.server.ts';

/** How often a node counted a path as not found since its last write. */
export interface CountedNotFound {
  path: string;
  hits: number;
  robotHits: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/**
 * Adds counts to the stored ones.
 * @param counts sorted by path, so that two nodes that write at once cannot deadlock
 */
export async function addNotFoundCounts(db: Db, counts: readonly CountedNotFound[]) {
  await db
    .insert(notFoundPaths)
    .values([...counts])
    .onConflictDoUpdate({
      target: notFoundPaths.path,
      set: {
        hits: sql`${notFoundPaths.hits} + excluded.hits`,
        robotHits: sql`${notFoundPaths.robotHits} + excluded.robot_hits`,
        firstSeenAt: sql`least(${notFoundPaths.firstSeenAt}, excluded.first_seen_at)`,
        lastSeenAt: sql`greatest(${notFoundPaths.lastSeenAt}, excluded.last_seen_at)`,
      },
    });
}

/** Maximum number of stored paths: those that visitors requested or an editor ignored, and those of robots alone. */
interface RowLimits {
  visitors: number;
  robots: number;
}

const isOfRobots = and(eq(notFoundPaths.hits, 0), isNull(notFoundPaths.dismissedAt))!;
const isOfVisitors = or(gt(notFoundPaths.hits, 0), isNotNull(notFoundPaths.dismissedAt))!;

/**
 * Once there are more than 1.25 times as many rows as allowed, deletes those with the fewest and oldest hits. The margin gives a
 * new path time to be requested again. Skips rows that another node is writing, since waiting could deadlock.
 */
export async function deleteLeastRequested(db: Db, limits: RowLimits) {
  await deleteLeast(db, isOfVisitors, limits.visitors);
  await deleteLeast(db, isOfRobots, limits.robots);
}

async function deleteLeast(db: Db, where: SQL, maxRows: number) {
  if ((await db.$count(notFoundPaths, where)) <= maxRows * 1.25) return;
  const { path, hits, robotHits, lastSeenAt } = notFoundPaths;
  const least = db
    .select({ path })
    .from(notFoundPaths)
    .where(where)
    .orderBy(desc(hits), desc(robotHits), desc(lastSeenAt))
    .offset(maxRows)
    .for('update', { skipLocked: true });
  await db.delete(notFoundPaths).where(inArray(path, least));
}

export async function deleteNotFoundPaths(db: Db, paths: readonly string[]) {
  await db.delete(notFoundPaths).where(inArray(notFoundPaths.path, paths));
}

/** Deletes the entries to which redirects apply now. @param starts `Redirect.from` */
export async function deleteRedirectedNotFound(db: Db, starts: readonly string[]) {
  const { path } = notFoundPaths;
  const prefixes = sql.param(starts.filter((from) => from.endsWith('/') && !from.includes('*')));
  const isWithin = sql`exists (select from unnest(${prefixes}::text[]) as prefix
    where starts_with(${path} || '/', prefix))`;
  const exact = sql`${path} = any(${sql.param([...starts])}::text[])`;
  await db.delete(notFoundPaths).where(or(exact, isWithin));
}

/** @returns the number of updated rows */
export async function setDismissed(
  db: Db,
  paths: readonly string[],
  dismissedAt: Date | null,
): Promise<number> {
  const known = await db
    .update(notFoundPaths)
    .set({ dismissedAt })
    .where(inArray(notFoundPaths.path, paths));
  return known.rowCount ?? 0;
}

// One parameter: a statement may have 65,535, and a site more paths.
const isElsewhere = (existing: readonly string[]) =>
  sql`${notFoundPaths.path} <> all(${sql.param([...existing])}::text[])`;

/** Entries of a list at whose path no content exists. */
function isListed(list: NotFoundList, existing: readonly string[]): SQL | undefined {
  const isDismissed = (list === 'ignored' ? isNotNull : isNull)(notFoundPaths.dismissedAt);
  const isOfAudience =
    list === 'ignored' ? undefined : (list === 'robots' ? eq : gt)(notFoundPaths.hits, 0);
  return and(isDismissed, isOfAudience, isElsewhere(existing));
}

/**
 * Ordered by hits, most first.
 * @param existing normalized paths of current content
 */
export function listNotFoundPaths(
  db: Db,
  list: NotFoundList,
  existing: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<CountedNotFound[]> {
  const { path, hits, robotHits, firstSeenAt, lastSeenAt } = notFoundPaths;
  return db
    .select({ path, hits, robotHits, firstSeenAt, lastSeenAt })
    .from(notFoundPaths)
    .where(isListed(list, existing))
    .orderBy(desc(hits), desc(robotHits), desc(lastSeenAt), path)
    .limit(limit)
    .offset(offset);
}

/** @param since counts only paths that were requested at that time or later */
export async function countNotFoundPaths(
  db: Db,
  list: NotFoundList,
  existing: readonly string[],
  since?: Date,
): Promise<number> {
  return db.$count(
    notFoundPaths,
    and(isListed(list, existing), since && gte(notFoundPaths.lastSeenAt, since)),
  );
}

/** How many are kept of each path. */
export const MAX_REFERRERS = 5;

export interface CountedReferrer extends ReferrerView {
  path: string;
}

/**
 * Adds counts to the stored ones, and keeps the last ones of each path. Skips paths that are no longer stored.
 * @param counts sorted by path, so that two nodes that write at once cannot deadlock
 */
export async function addReferrers(db: Db, counts: readonly CountedReferrer[]) {
  if (counts.length === 0) return;
  const values = JSON.stringify(counts);
  await db.execute(sql`
    insert into seo_not_found_referrers (path, referrer, hits, last_seen_at)
    select counted.path, counted.referrer, counted.hits, counted."lastSeenAt"
    from jsonb_to_recordset(${values}::jsonb)
      as counted(path text, referrer text, hits int, "lastSeenAt" timestamptz)
    join seo_not_found using (path)
    order by counted.path, counted.referrer
    on conflict (path, referrer) do update set
      hits = seo_not_found_referrers.hits + excluded.hits,
      last_seen_at = greatest(seo_not_found_referrers.last_seen_at, excluded.last_seen_at)`);
  const paths = sql.param([...new Set(counts.map(({ path }) => path))]);
  await db.execute(sql`
    delete from seo_not_found_referrers where (path, referrer) in (
      select path, referrer from (
        select path, referrer,
          row_number() over (partition by path order by last_seen_at desc, hits desc, referrer) as nth
        from seo_not_found_referrers where path = any(${paths}::text[])
      ) as ranked where nth > ${MAX_REFERRERS})`);
}

/** The referrers of paths, the most frequent first. */
export function listReferrers(db: Db, paths: readonly string[]): Promise<CountedReferrer[]> {
  const { path, referrer, hits, lastSeenAt } = notFoundReferrers;
  return db
    .select({ path, referrer, hits, lastSeenAt })
    .from(notFoundReferrers)
    .where(inArray(path, paths))
    .orderBy(path, desc(hits), desc(lastSeenAt));
}
