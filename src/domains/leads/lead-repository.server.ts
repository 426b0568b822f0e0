import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import {
  type AttemptOutcome,
  DELIVERABLE_STATES,
  type Delivery,
  type LeadForm,
  type LeadState,
} from './lead.ts';
import { leadAttempts, leads } from './leads-tables.server.ts';

export type LeadRow = typeof leads.$inferSelect;
export type NewLead = typeof leads.$inferInsert;

/** Adds a lead unless one with its key is there; answers whose id it is now, and whether it is new. */
export async function addLead(db: Db, lead: NewLead): Promise<{ id: string; isNew: boolean }> {
  const [added] = await db
    .insert(leads)
    .values(lead)
    .onConflictDoNothing({ target: leads.idempotencyKey })
    .returning({ id: leads.id });
  if (added) return { id: added.id, isNew: true };
  const [known] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.idempotencyKey, lead.idempotencyKey));
  if (!known) throw new Error('a lead vanished while being stored');
  return { id: known.id, isNew: false };
}

/** How many leads of this address came by this form since then. */
export async function countByEmailSince(
  db: Db,
  form: LeadForm,
  email: string,
  since: Date,
): Promise<number> {
  return db.$count(
    leads,
    and(
      eq(leads.form, form),
      sql`lower(${leads.email}) = lower(${email})`,
      sql`${leads.createdAt} >= ${since}`,
    ),
  );
}

/**
 * Takes a lead for this worker until the lease ends; undefined when another has it, or nothing is to be done. An attempt
 * that a dead worker left open is closed: nobody can say how it ended.
 */
export async function claimLead(
  db: Db,
  id: string,
  now: Date,
  leaseMs: number,
): Promise<LeadRow | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(leads)
      .set({ claimedUntil: new Date(now.getTime() + leaseMs) })
      .where(
        and(
          eq(leads.id, id),
          inArray(leads.state, DELIVERABLE_STATES),
          or(isNull(leads.claimedUntil), lt(leads.claimedUntil, now)),
        ),
      )
      .returning();
    if (row)
      await tx
        .update(leadAttempts)
        .set({
          outcome: 'unknown',
          message: 'Our process ended before the answer came.',
          endedAt: now,
        })
        .where(and(eq(leadAttempts.leadId, id), eq(leadAttempts.outcome, 'started')));
    return row;
  });
}

/** Writes down that the CRM is about to be asked. */
export async function startAttempt(db: Db, leadId: string, now: Date): Promise<string> {
  const [attempt] = await db
    .insert(leadAttempts)
    .values({ leadId, outcome: 'started', startedAt: now })
    .returning({ id: leadAttempts.id });
  return attempt!.id;
}

export interface AttemptEnd {
  outcome: AttemptOutcome | 'not-configured';
  status?: number | undefined;
  message?: string | undefined;
}

export async function endAttempt(db: Db, id: string, end: AttemptEnd, now: Date): Promise<void> {
  const { outcome, status = null, message = null } = end;
  await db
    .update(leadAttempts)
    .set({
      outcome: outcome === 'not-configured' ? 'failed' : outcome,
      status,
      message: message && message.slice(0, 2_000),
      endedAt: now,
    })
    .where(eq(leadAttempts.id, id));
}

/** Stores where a lead stands, and gives it back. */
export async function saveDelivery(
  db: Db,
  id: string,
  { state, attempts, attemptsBefore, nextAttemptAt, deliveredAt }: Delivery,
  now: Date,
): Promise<void> {
  const delivery = { state, attempts, attemptsBefore, nextAttemptAt, deliveredAt };
  await db
    .update(leads)
    .set({ ...delivery, claimedUntil: null, updatedAt: now })
    .where(eq(leads.id, id));
}

/** The CRM cannot read the visitor's cookie: the lead goes on without. */
export async function dropCookie(db: Db, id: string): Promise<void> {
  await db.update(leads).set({ hutk: null }).where(eq(leads.id, id));
}

/** Ids of the leads whose time has come, longest due first, that no worker has. */
export async function dueLeads(
  db: Db,
  { states, forms, before, now, limit }: Due,
): Promise<string[]> {
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        inArray(leads.state, [...states]),
        inArray(leads.form, [...forms]),
        or(isNull(leads.nextAttemptAt), lte(leads.nextAttemptAt, before)),
        or(isNull(leads.claimedUntil), lt(leads.claimedUntil, now)),
        lt(leads.updatedAt, before),
      ),
    )
    .orderBy(asc(leads.nextAttemptAt), asc(leads.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

interface Due {
  states: readonly LeadState[];
  forms: readonly LeadForm[];
  /** due, and untouched, since then */
  before: Date;
  now: Date;
  limit: number;
}
