import { column } from '#src/platform/db/column.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { seoRoutes } from '#src/domains/seo/crawl/crawl-tables.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { createRuns } from '../run-repository.server.ts';
import { seoOutsideLinks, seoOutsideRuns } from './outside-tables.server.ts';

export type RunRow = typeof seoOutsideRuns.$inferSelect;

export const runs = createRuns(seoOutsideRuns);

/** Links of one run; the next run requests those that were not requested for the longest time. */
const MAX_PER_RUN = 200;

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

export const countPendingLinks = (db: Db): Promise<number> =>
  db.$count(seoOutsideLinks, eq(seoOutsideLinks.isPending, true));

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
