import { column } from '#src/platform/db/column.ts';
import { and, asc, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { seoRoutes } from '#src/domains/seo/crawl/crawl-tables.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { seoOutsideLinks, seoOutsideRuns } from './outside-tables.server.ts';

export type RunRow = typeof seoOutsideRuns.$inferSelect;

/** After this time without a beat, a worker counts as dead; a link takes 10 s at most. */
const CLAIM_SECONDS = 30;

/** Links of one run; the next run requests those that were not requested for the longest time. */
const MAX_PER_RUN = 200;

/** @returns false if another run is not finished yet */
export async function insertRun(tx: Db, startedBy: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(seoOutsideRuns)
    .values({ startedAt: now, startedBy })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function findLastRun(db: Db): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(seoOutsideRuns)
    .orderBy(desc(seoOutsideRuns.startedAt))
    .limit(1);
  return row;
}

/** Claims the unfinished run for a worker. @returns undefined if there is none, or another worker has it */
export async function claimRun(db: Db, claim: string, now: Date): Promise<RunRow | undefined> {
  const stale = new Date(now.getTime() - CLAIM_SECONDS * 1_000);
  const isFree = or(isNull(seoOutsideRuns.claim), lt(seoOutsideRuns.beatAt, stale));
  const [row] = await db
    .update(seoOutsideRuns)
    .set({ claim, beatAt: now })
    .where(and(isNull(seoOutsideRuns.finishedAt), isFree))
    .returning();
  return row;
}

/** @returns false if another worker has taken the run over */
export async function beat(tx: Db, { id }: RunRow, claim: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(seoOutsideRuns)
    .set({ beatAt: now })
    .where(and(eq(seoOutsideRuns.id, id), eq(seoOutsideRuns.claim, claim)));
  return (rowCount ?? 0) > 0;
}

/** Lets another job continue at once. */
export const releaseRun = (db: Db, { id }: RunRow, claim: string) =>
  db
    .update(seoOutsideRuns)
    .set({ claim: null })
    .where(and(eq(seoOutsideRuns.id, id), eq(seoOutsideRuns.claim, claim)));

export const finishRun = (db: Db, { id }: RunRow, now: Date) =>
  db.update(seoOutsideRuns).set({ finishedAt: now, claim: null }).where(eq(seoOutsideRuns.id, id));

/** Takes in the links that pages have by now, and chooses those of a run. Addresses that were cut off are left out. */
export async function chooseLinks(tx: Db, { id }: RunRow) {
  await tx.execute(sql`create temporary table linked on commit drop as
    select distinct link ->> 'href' as href from ${seoRoutes},
      jsonb_array_elements(${seoRoutes.details} -> 'outsideLinks') link
    where ${seoRoutes.status} = 200 and link ->> 'href' not like '%…'`);
  await tx.execute(sql`delete from ${seoOutsideLinks} link
    where not exists (select from linked where linked.href = link.href)`);
  await tx.execute(
    sql`insert into ${seoOutsideLinks} (href) select href from linked on conflict do nothing`,
  );
  // The last run leaves its links if it could not reach anything.
  await tx.execute(sql`update ${seoOutsideLinks} set is_pending = false where is_pending`);
  const { rowCount } = await tx.execute(sql`update ${seoOutsideLinks} set is_pending = true
    where href in (select href from ${seoOutsideLinks}
      order by checked_at nulls first, href limit ${MAX_PER_RUN})`);
  await tx
    .update(seoOutsideRuns)
    .set({ total: rowCount ?? 0 })
    .where(eq(seoOutsideRuns.id, id));
}

export const listPendingLinks = (db: Db): Promise<string[]> =>
  column(
    db
      .select({ value: seoOutsideLinks.href })
      .from(seoOutsideLinks)
      .where(eq(seoOutsideLinks.isPending, true))
      .orderBy(asc(seoOutsideLinks.href)),
  );

export async function countPendingLinks(db: Db): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(seoOutsideLinks)
    .where(eq(seoOutsideLinks.isPending, true));
  return row?.pending ?? 0;
}

/** The problem of a link after its request; null if it works. */
export interface FoundProblem {
  href: string;
  problem: string | null;
}

/** Stores what a server said. */
export async function saveProblem(tx: Db, { href, problem }: FoundProblem, now: Date) {
  await tx
    .update(seoOutsideLinks)
    .set({ isPending: false, checkedAt: now, problem })
    .where(eq(seoOutsideLinks.href, href));
}
