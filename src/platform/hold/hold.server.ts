import { column } from '#src/platform/db/column.ts';
import type { Base } from '#src/platform/base.ts';
import { count, desc, eq, isNull } from 'drizzle-orm';
import type { Agent } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { heldJobs, siteHolds } from './hold-tables.server.ts';

export type HoldStatus = NonNullable<Awaited<ReturnType<Hold['latest']>>>;

/**
 * Keeps a restored site from sending until a person has checked it, since its data may be older than what was already
 * sent. Stored in the database, for all nodes. Each method throws when the database is unavailable.
 */
export type Hold = ReturnType<typeof createHold>;

export function createHold({ db, clock }: Pick<Base, 'db' | 'clock'>) {
  return {
    async isHeld() {
      const held = await db
        .select({ id: siteHolds.id })
        .from(siteHolds)
        .where(isNull(siteHolds.releasedAt))
        .limit(1);
      return held.length > 0;
    },
    /** The newest hold, released or not; undefined when there is none. */
    async latest() {
      // A hold that is not released sorts before all released ones.
      const [newest] = await db
        .select()
        .from(siteHolds)
        .orderBy(desc(isNull(siteHolds.releasedAt)), desc(siteHolds.since))
        .limit(1);
      if (!newest) return undefined;
      const { since, backupMadeAt, releasedAt, releasedBy } = newest;
      /** held jobs by name; jobs the worker has not fetched yet are not counted */
      const jobs = await countHeldJobs(db);
      return { since, backupMadeAt, releasedAt, releasedBy, jobs };
    },
    /** Ends every hold. Resolves to false when there was none. */
    release: (by: Agent) =>
      db.transaction(async (tx) => {
        const now = clock();
        const ended = await tx
          .update(siteHolds)
          .set({ releasedAt: now, releasedBy: by.name })
          .where(isNull(siteHolds.releasedAt))
          .returning({ since: siteHolds.since, backupMadeAt: siteHolds.backupMadeAt });
        for (const { since, backupMadeAt } of ended)
          await recordActivity(
            tx,
            {
              actor: by,
              area: 'site',
              action: 'hold.released',
              object: { kind: 'hold', label: 'deliveries and emails' },
              before: {
                'Held since': since.toISOString(),
                'Backup of': backupMadeAt && backupMadeAt.toISOString(),
              },
            },
            now,
          );
        return ended.length > 0;
      }),
  };
}

/** Starts a hold, in the transaction of the restore. */
export async function startHold(tx: Db, now: Date, backupMadeAt: Date) {
  await tx.insert(siteHolds).values({ since: now, backupMadeAt });
}

async function countHeldJobs(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .select({ name: heldJobs.name, count: count() })
    .from(heldJobs)
    .groupBy(heldJobs.name);
  return Object.fromEntries(rows.map((row) => [row.name, row.count]));
}

/** Saves a job until the release; duplicates are ignored. */
export async function saveHeldJob(db: Db, name: string, payload: object, now: Date) {
  await db.insert(heldJobs).values({ name, payload, heldAt: now }).onConflictDoNothing();
}

/** Lists ids of held jobs, oldest first. */
export const listHeldJobIds = (db: Db, limit: number): Promise<string[]> =>
  column(
    db
      .select({ value: heldJobs.id })
      .from(heldJobs)
      .orderBy(heldJobs.heldAt, heldJobs.id)
      .limit(limit),
  );

/** Deletes and returns a held job, in the transaction that queues it; undefined when another node has taken it. */
export async function takeHeldJob(tx: Db, id: string) {
  const [job] = await tx.delete(heldJobs).where(eq(heldJobs.id, id)).returning();
  return job;
}
