import { column } from '#src/platform/db/column.ts';
import { and, asc, eq, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import {
  type AttemptOutcome,
  DELIVERABLE_STATES,
  type Delivery,
  type LeadForm,
  type LeadState,
} from '#src/domains/leads/lead.ts';
import type { LeadRow } from '#src/domains/leads/lead-repository.server.ts';
import { leadAttempts, leads } from '#src/domains/leads/leads-tables.server.ts';

/** A lead claimed by a worker. Writes must match its token; a later claim gets a new one. */
export type ClaimedLead = LeadRow & { claimToken: string };

/** SQL condition: not claimed, or the lease has expired. Uses the database clock, because clocks of nodes differ. */
export const isUnclaimed: SQL = or(
  isNull(leads.claimedUntil),
  lt(leads.claimedUntil, sql`clock_timestamp()`),
)!;

const leaseEnd = (leaseMs: number) =>
  sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1_000}::float8)`;

/**
 * Claims a lead for this worker until the lease ends. Closes an attempt that an earlier worker left open as
 * `unknown`.
 * @returns undefined when another worker has the lead or there is nothing to do
 */
export async function claimLead(
  db: Db,
  id: string,
  leaseMs: number,
  now: Date,
): Promise<ClaimedLead | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(leads)
      .set({ claimedUntil: leaseEnd(leaseMs), claimToken: sql`gen_random_uuid()` })
      .where(and(eq(leads.id, id), inArray(leads.state, DELIVERABLE_STATES), isUnclaimed))
      .returning();
    if (!row) return undefined;
    await tx
      .update(leadAttempts)
      .set({
        outcome: 'unknown',
        message: 'Our process ended or stalled before the response arrived.',
        endedAt: now,
      })
      .where(and(eq(leadAttempts.leadId, id), eq(leadAttempts.outcome, 'started')));
    return row as ClaimedLead;
  });
}

/**
 * Records an attempt, counts it and renews the lease, if this worker still holds the claim and the lead is still
 * deliverable.
 * @returns the id of the attempt; undefined when the lead must not be sent
 */
export async function startAttempt(
  db: Db,
  { id, claimToken, attempts }: ClaimedLead,
  leaseMs: number,
  now: Date,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [owned] = await tx
      .update(leads)
      .set({ claimedUntil: leaseEnd(leaseMs), attempts })
      .where(
        and(
          eq(leads.id, id),
          eq(leads.claimToken, claimToken),
          inArray(leads.state, DELIVERABLE_STATES),
        ),
      )
      .returning({ id: leads.id });
    if (!owned) return undefined;
    const [attempt] = await tx
      .insert(leadAttempts)
      .values({ leadId: id, outcome: 'started', startedAt: now })
      .returning({ id: leadAttempts.id });
    return attempt!.id;
  });
}

interface AttemptResult {
  outcome: AttemptOutcome | 'not-configured';
  status?: number | undefined;
  message?: string | undefined;
  errorTypes?: readonly string[];
}

/** Records how an attempt ended, even if another worker has claimed the lead since. */
export async function endAttempt(db: Db, id: string, result: AttemptResult, now: Date) {
  const { outcome, status = null, message = null, errorTypes = [] } = result;
  await db
    .update(leadAttempts)
    .set({
      outcome: outcome === 'not-configured' ? 'failed' : outcome,
      status,
      message: message && message.slice(0, 2_000),
      errorTypes: [...errorTypes],
      endedAt: now,
    })
    .where(eq(leadAttempts.id, id));
}

type Owned = Pick<LeadRow, 'id' | 'claimToken'>;

/** SQL condition: the claim is still the same and the lead is not delivered, a state no lead ever leaves. */
const isOwned = ({ id, claimToken }: Owned) =>
  and(
    eq(leads.id, id),
    claimToken === null ? isNull(leads.claimToken) : eq(leads.claimToken, claimToken),
    ne(leads.state, 'delivered'),
  );

/**
 * Saves the delivery state of a lead and ends the claim.
 * @returns false when the claim was lost and nothing was saved
 */
export async function saveDelivery(
  db: Db,
  owned: Owned,
  { state, attempts, attemptsBefore, nextAttemptAt, deliveredAt }: Delivery,
  now: Date,
): Promise<boolean> {
  const delivery = { state, attempts, attemptsBefore, nextAttemptAt, deliveredAt };
  const saved = await db
    .update(leads)
    .set({ ...delivery, claimedUntil: null, claimToken: null, updatedAt: now })
    .where(isOwned(owned))
    .returning({ id: leads.id });
  return saved.length > 0;
}

/**
 * Removes a tracker cookie that the CRM refused.
 * @returns false when the claim was lost and nothing was saved
 */
export async function removeCookie(db: Db, owned: Owned): Promise<boolean> {
  const saved = await db
    .update(leads)
    .set({ hutk: null })
    .where(isOwned(owned))
    .returning({ id: leads.id });
  return saved.length > 0;
}

/** Lists the ids of due, unclaimed leads, the longest due first. */
export async function listDueLeads(
  db: Db,
  { states, forms, before, limit }: DueFilter,
): Promise<string[]> {
  return column(
    db
      .select({ value: leads.id })
      .from(leads)
      .where(
        and(
          inArray(leads.state, states),
          inArray(leads.form, forms),
          or(isNull(leads.nextAttemptAt), lte(leads.nextAttemptAt, before)),
          isUnclaimed,
          lt(leads.updatedAt, before),
        ),
      )
      .orderBy(asc(leads.nextAttemptAt), asc(leads.id))
      .limit(limit),
  );
}

interface DueFilter {
  states: readonly LeadState[];
  forms: readonly LeadForm[];
  /** due, and unchanged, since this time */
  before: Date;
  limit: number;
}
