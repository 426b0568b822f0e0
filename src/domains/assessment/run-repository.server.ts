import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { assessmentRuns as runs } from './assessment-tables.server.ts';
import type { Comparison } from './report.ts';
import type { Run } from './run.ts';

/** Fewer others would show single companies. */
const FEWEST_PEERS = 5;

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

export async function setLead(db: Db, id: string, leadId: string, now: Date): Promise<void> {
  await db.update(runs).set({ leadId, reportedAt: now }).where(eq(runs.id, id));
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
  return gone.length;
}

/** How the run stands among other complete ones of its edition and company size; undefined while they are too few. */
export async function comparePeers(db: Db, run: Run): Promise<Comparison | undefined> {
  if (run.percentage === null) return undefined;
  const peers = and(
    eq(runs.edition, run.edition),
    eq(runs.companySize, run.companySize),
    isNotNull(runs.completedAt),
    ne(runs.id, run.id),
  );
  const [all] = await db
    .select({
      companies: sql<number>`count(*)::int`,
      average: sql<number>`coalesce(round(avg(${runs.percentage})), 0)::int`,
      behind: sql<number>`(count(*) filter (where ${runs.percentage} < ${run.percentage}))::int`,
    })
    .from(runs)
    .where(peers);
  if (!all || all.companies < FEWEST_PEERS) return undefined;
  const pillars = await db
    .select({
      pillar: sql<string>`pillar.key`,
      average: sql<number>`round(avg(pillar.value::int))::int`,
    })
    .from(sql`${runs}, jsonb_each_text(${runs.pillarPercentages}) as pillar`)
    .where(peers)
    .groupBy(sql`pillar.key`);
  return {
    size: run.companySize,
    companies: all.companies,
    average: all.average,
    aheadOf: Math.round((all.behind / all.companies) * 100),
    pillars: Object.fromEntries(pillars.map(({ pillar, average }) => [pillar, average])),
  };
}
