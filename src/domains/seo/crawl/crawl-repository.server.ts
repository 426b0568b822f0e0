import { pick } from '#src/platform/pick.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { seoCrawlPages, seoCrawls, seoRoutes } from './crawl-tables.server.ts';
import { createRuns } from '../run-repository.server.ts';
import type { StoredRoute } from './route-repository.server.ts';

export type CrawlRow = typeof seoCrawls.$inferSelect;

export const crawls = createRuns(seoCrawls);

/**
 * Counts pages of a crawl, and renews its claim.
 * @returns undefined if another worker has taken it over
 */
export const countPages = (
  tx: Db,
  crawlId: string,
  claim: string,
  { total = 0, done = 0, failed = 0 }: { total?: number; done?: number; failed?: number },
  now: Date,
): Promise<CrawlRow | undefined> =>
  crawls.beat(tx, crawlId, claim, now, {
    total: sql`${seoCrawls.total} + ${total}`,
    done: sql`${seoCrawls.done} + ${done}`,
    failed: sql`${seoCrawls.failed} + ${failed}`,
  });

export const requestStop = (db: Db, now: Date) =>
  db.update(seoCrawls).set({ stoppedAt: now }).where(isNull(seoCrawls.finishedAt));

const MAX_ROWS = 1_000;

/** Adds addresses that the crawl does not know yet. @returns how many */
export async function addPages(
  tx: Db,
  crawlId: string,
  pages: readonly StoredRoute[],
): Promise<number> {
  let added = 0;
  for (let at = 0; at < pages.length; at += MAX_ROWS) {
    const { rowCount } = await tx
      .insert(seoCrawlPages)
      .values(
        pages
          .slice(at, at + MAX_ROWS)
          .map((page) => ({ ...page, crawlId, state: 'pending' as const })),
      )
      .onConflictDoNothing();
    added += rowCount ?? 0;
  }
  return added;
}

export type PendingPage = StoredRoute & { attempts: number };

/** The next addresses to read; those that failed before come last. */
export const listPending = (db: Db, crawlId: string, limit: number): Promise<PendingPage[]> =>
  db
    .select(pick(seoCrawlPages, 'path', 'kind', 'isInSitemap', 'attempts'))
    .from(seoCrawlPages)
    .where(and(eq(seoCrawlPages.crawlId, crawlId), eq(seoCrawlPages.state, 'pending')))
    .orderBy(seoCrawlPages.attempts, seoCrawlPages.path)
    .limit(limit);

/** @returns false if it had another state already */
export async function setPageState(
  tx: Db,
  crawlId: string,
  path: string,
  state: 'pending' | 'read' | 'failed',
): Promise<boolean> {
  const { rowCount } = await tx
    .update(seoCrawlPages)
    .set({ state, attempts: sql`${seoCrawlPages.attempts} + 1` })
    .where(
      and(
        eq(seoCrawlPages.crawlId, crawlId),
        eq(seoCrawlPages.path, path),
        eq(seoCrawlPages.state, 'pending'),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Paths of routes that a finished crawl did not come across. */
export async function listUnseen(tx: Db, crawlId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ path: string }>(sql`
    select path from ${seoRoutes} route where not exists (
      select from ${seoCrawlPages} page where page.crawl_id = ${crawlId} and page.path = route.path)`);
  return rows.map(({ path }) => path);
}

const KEPT_CRAWLS = 50;

/** Finishes a crawl, and deletes its addresses and what is known of crawls long ago. */
export async function finishCrawl(tx: Db, crawlId: string, now: Date) {
  await crawls.finish(tx, crawlId, now);
  await tx.delete(seoCrawlPages).where(eq(seoCrawlPages.crawlId, crawlId));
  await tx.execute(sql`delete from ${seoCrawls} where id not in (
    select id from ${seoCrawls} order by started_at desc limit ${KEPT_CRAWLS})`);
}
