import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { EmailRow, EmailTable } from './email-box.server.ts';
import type { EmailProgress } from './email.ts';

export interface NewEmails {
  ownerId: string;
  kinds: readonly string[];
  /** when they are due: now, or later */
  dueAt: Date;
  now: Date;
}

/** Inserts emails of one owner, but for kinds that it has already. `kinds` must not be empty. Returns the ids of the new ones. */
export const addEmails = (
  tx: Db,
  table: EmailTable,
  { ownerId, kinds, dueAt, now }: NewEmails,
): Promise<{ emailId: string; ownerId: string }[]> =>
  tx
    .insert(table)
    .values(
      kinds.map((kind) => ({
        ownerId,
        kind,
        dueAt,
        nextAttemptAt: dueAt,
        state: 'waiting' as const,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing({ target: [table.ownerId, table.kind] })
    .returning({ emailId: table.id, ownerId: table.ownerId });

/** Returns the email, locked until the transaction ends. */
export async function lockEmail(tx: Db, table: EmailTable, where: SQL | undefined) {
  const [row] = await tx.select().from(table).where(where).for('update');
  return row;
}

const isUnclaimed = (table: EmailTable) =>
  or(isNull(table.claimedUntil), lt(table.claimedUntil, sql`clock_timestamp()`));

const leaseEnd = (leaseMs: number) =>
  sql`clock_timestamp() + ${leaseMs}::float8 * interval '1 millisecond'`;

/** Tolerates small differences between the nodes' clocks; the sweep handles larger ones. */
const EARLY_MS = 10_000;

/**
 * Claims a due email for this worker and counts the attempt. Returns undefined when it is not due or another worker has
 * it.
 */
export async function claimEmail(
  db: Db,
  table: EmailTable,
  id: string,
  now: Date,
  leaseMs: number,
): Promise<(EmailRow & { claim: string }) | undefined> {
  const claim = randomUUID();
  const [row] = await db
    .update(table)
    .set({ claim, claimedUntil: leaseEnd(leaseMs), attempts: sql`${table.attempts} + 1` })
    .where(
      and(
        eq(table.id, id),
        eq(table.state, 'waiting'),
        lte(table.nextAttemptAt, new Date(now.getTime() + EARLY_MS)),
        isUnclaimed(table),
      ),
    )
    .returning();
  return row && { ...row, claim };
}

type Claimed = Pick<EmailRow, 'id'> & { claim: string };

const isOurs = (table: EmailTable, { id, claim }: Claimed) =>
  and(eq(table.id, id), eq(table.claim, claim), eq(table.state, 'waiting'));

/** Renews the lease. Resolves to whether this worker still has the email. */
export async function renewClaim(db: Db, table: EmailTable, claimed: Claimed, leaseMs: number) {
  const { rowCount } = await db
    .update(table)
    .set({ claimedUntil: leaseEnd(leaseMs) })
    .where(isOurs(table, claimed));
  return rowCount === 1;
}

/** Saves the result of an attempt. Resolves to false when another worker, or a person, has taken over the email. */
export async function settleEmail(
  tx: Db,
  table: EmailTable,
  claimed: Claimed,
  progress: EmailProgress,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(table)
    .set({ ...toColumns(progress), updatedAt: now })
    .where(isOurs(table, claimed));
  return rowCount === 1;
}

/** Saves the progress of an email and revokes the claim of a worker. */
export async function saveEmail(
  tx: Db,
  table: EmailTable,
  id: string,
  progress: EmailProgress,
  now: Date,
) {
  await tx
    .update(table)
    .set({ ...toColumns(progress), updatedAt: now })
    .where(eq(table.id, id));
}

const toColumns = (progress: EmailProgress) => {
  const { state, round, attempts, reason, dueAt, nextAttemptAt, sentAt } = progress;
  return {
    state,
    round,
    attempts,
    dueAt,
    nextAttemptAt,
    sentAt,
    reason: reason && reason.slice(0, 1_000),
    claim: null,
    claimedUntil: null,
  };
};

/** Deletes an email that is no longer wanted. Does nothing when this worker has lost its claim. */
export async function deleteClaimedEmail(db: Db, table: EmailTable, claimed: Claimed) {
  await db.delete(table).where(isOurs(table, claimed));
}

/** Lists emails due before a moment that no worker has claimed, longest overdue first. */
export async function listDueEmails(db: Db, table: EmailTable, before: Date, limit: number) {
  return db
    .select({ emailId: table.id, ownerId: table.ownerId })
    .from(table)
    .where(and(eq(table.state, 'waiting'), lte(table.nextAttemptAt, before), isUnclaimed(table)))
    .orderBy(asc(table.nextAttemptAt), asc(table.id))
    .limit(limit);
}
