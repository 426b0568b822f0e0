import { and, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { LeadForm } from '#src/domains/leads/lead.ts';
import { leadAttempts, leads } from '#src/domains/leads/leads-tables.server.ts';

/** What the CRM said last, tests included. */
export async function readCrmHealth(db: Db) {
  const last = async (isAccepted: boolean) => {
    const outcomes = isAccepted
      ? (['accepted'] as const)
      : (['refused', 'failed', 'unknown', 'rate-limited'] as const);
    const [found] = await db
      .select({
        form: leads.form,
        at: leadAttempts.startedAt,
        status: leadAttempts.status,
        message: leadAttempts.message,
        errorTypes: leadAttempts.errorTypes,
      })
      .from(leadAttempts)
      .innerJoin(leads, eq(leads.id, leadAttempts.leadId))
      .where(inArray(leadAttempts.outcome, outcomes))
      .orderBy(desc(leadAttempts.startedAt))
      .limit(1);
    return found;
  };
  const [accepted, refused] = await Promise.all([last(true), last(false)]);
  return { accepted, refused };
}

/** How many submissions the CRM has accepted since a time, by form, tests included. */
export async function countAccepted(db: Db, since: Date) {
  const rows = await db
    .select({ form: leads.form, count: count() })
    .from(leadAttempts)
    .innerJoin(leads, eq(leads.id, leadAttempts.leadId))
    .where(and(eq(leadAttempts.outcome, 'accepted'), gte(leadAttempts.startedAt, since)))
    .groupBy(leads.form);
  return new Map<LeadForm, number>(rows.map((row) => [row.form, row.count]));
}

/** The newest test leads. */
export const listTestIds = (db: Db, limit: number) =>
  db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.isTest, true))
    .orderBy(desc(leads.createdAt))
    .limit(limit);

/** Deletes the test leads from before a time. */
export const deleteTestLeads = async (db: Db, before: Date) => {
  await db.delete(leads).where(and(eq(leads.isTest, true), lt(leads.createdAt, before)));
};
