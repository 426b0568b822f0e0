import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { assessmentRuns as runs } from './assessment-tables.server.ts';
import type { Run } from './run.ts';

export async function findRun(db: Db, id: string): Promise<Run | undefined> {
  const [row] = await db.select().from(runs).where(eq(runs.id, id));
  return row;
}

/** The run, which nobody else changes until the transaction ends. */
export async function lockRun(tx: Db, id: string): Promise<Run | undefined> {
  const [row] = await tx.select().from(runs).where(eq(runs.id, id)).for('update');
  return row;
}

export async function saveRun(db: Db, run: Run): Promise<void> {
  await db.insert(runs).values(run).onConflictDoUpdate({ target: runs.id, set: run });
}

export async function findShared(db: Db, shareKeyHash: string): Promise<Run | undefined> {
  const [row] = await db.select().from(runs).where(eq(runs.shareKeyHash, shareKeyHash));
  return row;
}

export async function setShare(
  db: Db,
  id: string,
  share: { shareKeyHash: string | null; shareHidesAnswers: boolean },
): Promise<void> {
  await db.update(runs).set(share).where(eq(runs.id, id));
}

/** The first time counts. */
export async function setBooked(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(runs)
    .set({ bookedAt: now })
    .where(and(eq(runs.id, id), isNotNull(runs.completedAt), isNull(runs.bookedAt)));
}

export async function findRunOfLead(db: Db, leadId: string): Promise<Run | undefined> {
  const [row] = await db.select().from(runs).where(eq(runs.leadId, leadId));
  return row;
}

export async function removeRunsOfLeads(db: Db, leadIds: readonly string[]): Promise<number> {
  if (leadIds.length === 0) return 0;
  const gone = await db
    .delete(runs)
    .where(inArray(runs.leadId, [...leadIds]))
    .returning({ id: runs.id });
  for (const { id } of gone) await replaceByCopy(db, id);
  return gone.length;
}

/** A page of the runs without an answer since then, by id, behind one of them. */
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

/** Removes those that are as they were listed: no answer came, and no other lead asked for the report. */
export async function removeUntouchedRuns(
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

/** What somebody else's report still tells counts on, once: the first copy takes the place of the run that is gone. */
async function replaceByCopy(db: Db, id: string): Promise<void> {
  const [heir] = await db
    .select({ id: runs.id })
    .from(runs)
    .where(eq(runs.copyOf, id))
    .orderBy(asc(runs.reportedAt), asc(runs.id))
    .limit(1);
  if (!heir) return;
  await db
    .update(runs)
    .set({ copyOf: sql`nullif(${heir.id}::uuid, ${runs.id})` })
    .where(eq(runs.copyOf, id));
}
