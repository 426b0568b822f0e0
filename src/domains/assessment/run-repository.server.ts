import { upsert } from '#src/platform/db/upsert.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { assessmentRuns as runs, RUN_COLUMNS } from './assessment-tables.server.ts';
import type { Run } from './run.ts';

export async function findRun(db: Db, id: string): Promise<Run | undefined> {
  const [row] = await db.select(RUN_COLUMNS).from(runs).where(eq(runs.id, id));
  return row;
}

/** Returns the run and locks its row until the transaction ends. */
export async function lockRun(tx: Db, id: string): Promise<Run | undefined> {
  const [row] = await tx.select(RUN_COLUMNS).from(runs).where(eq(runs.id, id)).for('update');
  return row;
}

export const saveRun = (db: Db, run: Run) => upsert(db, runs, runs.id, run);

export async function findShared(db: Db, shareKeyHash: string): Promise<Run | undefined> {
  const [row] = await db.select(RUN_COLUMNS).from(runs).where(eq(runs.shareKeyHash, shareKeyHash));
  return row;
}

export async function updateShare(
  db: Db,
  id: string,
  share: { shareKeyHash: string | null; shareHidesAnswers: boolean },
) {
  await db.update(runs).set(share).where(eq(runs.id, id));
}

/** Records the first booking only. */
export async function markRunBooked(db: Db, id: string, now: Date) {
  await db
    .update(runs)
    .set({ bookedAt: now })
    .where(and(eq(runs.id, id), isNotNull(runs.completedAt), isNull(runs.bookedAt)));
}

export async function findRunOfLead(db: Db, leadId: string): Promise<Run | undefined> {
  const [row] = await db.select(RUN_COLUMNS).from(runs).where(eq(runs.leadId, leadId));
  return row;
}

export async function deleteRunsOfLeads(db: Db, leadIds: readonly string[]): Promise<number> {
  if (leadIds.length === 0) return 0;
  const gone = await db
    .delete(runs)
    .where(inArray(runs.leadId, leadIds))
    .returning({ id: runs.id });
  for (const { id } of gone) await replaceByCopy(db, id);
  return gone.length;
}

/** Returns runs without an answer since `before`, ordered by id, starting after the id `after`. */
export async function listUntouchedRuns(
  db: Db,
  { before, after, limit }: { before: Date; after: string | undefined; limit: number },
): Promise<Pick<Run, 'id' | 'leadId'>[]> {
  return db
    .select({ id: runs.id, leadId: runs.leadId })
    .from(runs)
    .where(and(lt(runs.updatedAt, before), after === undefined ? undefined : gt(runs.id, after)))
    .orderBy(asc(runs.id))
    .limit(limit);
}

/** Deletes the listed runs that have not changed since: no new answer, and no other lead requested the report. */
export async function deleteUntouchedRuns(
  tx: Db,
  listed: readonly Pick<Run, 'id' | 'leadId'>[],
  before: Date,
): Promise<number> {
  if (listed.length === 0) return 0;
  const leadIds = listed.flatMap(({ leadId }) => leadId ?? []);
  const gone = await tx
    .delete(runs)
    .where(
      and(
        inArray(
          runs.id,
          listed.map(({ id }) => id),
        ),
        lt(runs.updatedAt, before),
        or(isNull(runs.leadId), inArray(runs.leadId, leadIds)),
      ),
    )
    .returning({ id: runs.id });
  for (const { id } of gone) await replaceByCopy(tx, id);
  return gone.length;
}

/** Promotes the oldest copy of a deleted run, so that its result is still counted once. */
async function replaceByCopy(db: Db, id: string) {
  const [successor] = await db
    .select({ id: runs.id })
    .from(runs)
    .where(eq(runs.copyOf, id))
    .orderBy(asc(runs.reportedAt), asc(runs.id))
    .limit(1);
  if (!successor) return;
  await db
    .update(runs)
    .set({ copyOf: sql`nullif(${successor.id}::uuid, ${runs.id})` })
    .where(eq(runs.copyOf, id));
}
