import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { LeadForm } from './lead.ts';
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
