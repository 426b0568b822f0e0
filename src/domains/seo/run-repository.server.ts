import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { seoCrawls } from './crawl/crawl-tables.server.ts';
import type { seoOutsideRuns } from './outside-links/outside-tables.server.ts';

/** After this time without a beat, a worker counts as dead and another one takes its run over. */
const CLAIM_SECONDS = 30;

/** Runs of a table, of which one at a time is not finished, and one worker has it. */
export function createRuns<Table extends typeof seoCrawls | typeof seoOutsideRuns>(table: Table) {
  type Row = Table['$inferSelect'];
  // What is used here is the same in both.
  const runs = table as unknown as typeof seoOutsideRuns;
  const first = ([row]: unknown[]) => row as Row | undefined;
  const isOf = (id: string, claim: string) => and(eq(runs.id, id), eq(runs.claim, claim));
  return {
    /** @returns undefined if another run is not finished yet */
    insert: async (tx: Db, startedBy: Row['startedBy'], now: Date) =>
      first(
        await tx
          .insert(runs)
          .values({ startedAt: now, startedBy: startedBy! })
          .onConflictDoNothing()
          .returning(),
      ),
    findLast: async (db: Db) =>
      first(await db.select().from(runs).orderBy(desc(runs.startedAt)).limit(1)),
    /** Claims the unfinished run for a worker. @returns undefined if there is none, or another worker has it */
    async claim(db: Db, claim: string, now: Date) {
      const stale = new Date(now.getTime() - CLAIM_SECONDS * 1_000);
      const isFree = or(isNull(runs.claim), lt(runs.beatAt, stale));
      const claimed = db.update(runs).set({ claim, beatAt: now });
      return first(await claimed.where(and(isNull(runs.finishedAt), isFree)).returning());
    },
    /** Renews a claim. @returns undefined if another worker has taken the run over */
    beat: async (tx: Db, id: string, claim: string, now: Date, more: object = {}) =>
      first(
        await tx
          .update(runs)
          .set({ ...more, beatAt: now })
          .where(isOf(id, claim))
          .returning(),
      ),
    /** Lets another job continue at once. */
    release: (db: Db, id: string, claim: string) =>
      db.update(runs).set({ claim: null }).where(isOf(id, claim)),
    finish: (db: Db, id: string, now: Date) =>
      db.update(runs).set({ finishedAt: now, claim: null }).where(eq(runs.id, id)),
  };
}
