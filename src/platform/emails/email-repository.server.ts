import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { EmailRow, EmailTable } from './email-box.server.ts';
import type { EmailProgress } from './email.ts';

export interface NewEmail {
  ownerId: string;
  kind: string;
  /** when it is to go out: now, or later */
  dueAt: Date;
  now: Date;
}

/** Adds the email unless its owner has one of this kind; undefined then. */
export async function addEmail(tx: Db, table: EmailTable, email: NewEmail) {
  const [added] = await tx
    .insert(table)
    .values(rowOf(email))
    .onConflictDoNothing({ target: [table.ownerId, table.kind] })
    .returning({ id: table.id });
  return added;
}

const rowOf = ({ ownerId, kind, dueAt, now }: NewEmail) => ({
  ownerId,
  kind,
  dueAt,
  nextAttemptAt: dueAt,
  state: 'waiting' as const,
  createdAt: now,
  updatedAt: now,
});

/** The email, locked until the transaction ends. */
export async function lockEmail(tx: Db, table: EmailTable, where: SQL | undefined) {
  const [row] = await tx.select().from(table).where(where).for('update');
  return row;
}

const isUnclaimed = (table: EmailTable) =>
  or(isNull(table.claimedUntil), lt(table.claimedUntil, sql`clock_timestamp()`));

const leaseEnd = (leaseMs: number) =>
  sql`clock_timestamp() + ${leaseMs}::float8 * interval '1 millisecond'`;

/** Clocks of nodes differ a little; whatever differs more is left to the sweep. */
const EARLY_MS = 10_000;

/** Takes a due email for this worker, and counts the attempt; undefined when there is nothing to do, or another has it. */
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

/** Whether this worker still has the email; its lease then begins anew. */
export async function renewClaim(db: Db, table: EmailTable, claimed: Claimed, leaseMs: number) {
  const { rowCount } = await db
    .update(table)
    .set({ claimedUntil: leaseEnd(leaseMs) })
    .where(isOurs(table, claimed));
  return rowCount === 1;
}

/** Stores what came of an attempt; false when another worker, or a person, has the email by now. */
export async function settleEmail(
  tx: Db,
  table: EmailTable,
  claimed: Claimed,
  progress: EmailProgress,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(table)
    .set({ ...changesOf(progress), updatedAt: now })
    .where(isOurs(table, claimed));
  return rowCount === 1;
}

/** Stores where an email stands; a worker that has it loses it. */
export async function saveEmail(
  tx: Db,
  table: EmailTable,
  id: string,
  progress: EmailProgress,
  now: Date,
): Promise<void> {
  await tx
    .update(table)
    .set({ ...changesOf(progress), updatedAt: now })
    .where(eq(table.id, id));
}

const changesOf = (progress: EmailProgress) => {
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

/** The email is not wanted any more; nothing happens when this worker has lost it. */
export async function dropClaimed(db: Db, table: EmailTable, claimed: Claimed): Promise<void> {
  await db.delete(table).where(isOurs(table, claimed));
}

/** Those whose time came before a moment, longest due first, and that no worker has. */
export async function listDueEmails(db: Db, table: EmailTable, before: Date, limit: number) {
  return db
    .select({ emailId: table.id, ownerId: table.ownerId })
    .from(table)
    .where(and(eq(table.state, 'waiting'), lte(table.nextAttemptAt, before), isUnclaimed(table)))
    .orderBy(asc(table.nextAttemptAt), asc(table.id))
    .limit(limit);
}
