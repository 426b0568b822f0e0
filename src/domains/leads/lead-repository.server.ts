import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { isUnclaimed } from './delivery/delivery-repository.server.ts';
import type { LeadForm, LeadState } from './lead.ts';
import { leads } from './leads-tables.server.ts';

export type LeadRow = typeof leads.$inferSelect;
export type NewLead = typeof leads.$inferInsert;

/**
 * Adds a lead unless one with its idempotency key exists.
 * @returns the id of the stored lead, and whether it is new
 */
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

/** Counts the leads of an email address by this form since a date. */
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

/** Leads that are neither delivered nor claimed, locked. */
export const lockReleasable = (tx: Db, ids: readonly string[]): Promise<LeadRow[]> =>
  tx
    .select()
    .from(leads)
    .where(and(inArray(leads.id, ids), ne(leads.state, 'delivered'), isUnclaimed))
    .orderBy(leads.id) // a fixed lock order prevents deadlocks between two releases
    .for('update');

/** A refused lead, locked. */
export async function lockRefused(tx: Db, id: string): Promise<LeadRow | undefined> {
  const isIt = and(eq(leads.id, id), eq(leads.state, 'refused'));
  const [row] = await tx.select().from(leads).where(isIt).for('update');
  return row;
}

/** Leads in one of some states since before a moment, locked; those that someone works on are left out. */
export const lockExpired = (
  tx: Db,
  states: LeadState[],
  since: 'createdAt' | 'updatedAt',
  before: Date,
  limit: number,
): Promise<LeadRow[]> =>
  tx
    .select()
    .from(leads)
    .where(and(inArray(leads.state, states), lt(leads[since], before)))
    .orderBy(asc(leads.id))
    .limit(limit)
    .for('update', { skipLocked: true });

export async function updateLead(tx: Db, id: string, values: Partial<NewLead>) {
  await tx.update(leads).set(values).where(eq(leads.id, id));
}

/** Deletes leads. Returns them. */
export const removeLeads = (tx: Db, ids: readonly string[]): Promise<LeadRow[]> =>
  tx.delete(leads).where(inArray(leads.id, ids)).returning();

/** The newsletter leads of an address. */
export const listNewsletterLeads = (tx: Db, email: string): Promise<LeadRow[]> =>
  tx
    .select()
    .from(leads)
    .where(and(eq(leads.form, 'newsletter'), sql`lower(${leads.email}) = lower(${email})`));
