import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { leads } from '#src/domains/leads/leads-tables.server.ts';

/** Addresses of all leads, each once, in lower case. */
export async function listLeadEmails(tx: Db): Promise<string[]> {
  const rows = await tx.selectDistinct({ email: sql<string>`lower(${leads.email})` }).from(leads);
  return rows.map(({ email }) => email);
}

/**
 * Removes the leads of a person or, during a restore, those that came in until a moment. Their emails go with them.
 * @returns their ids
 */
export async function eraseLeads(tx: Db, email: string, until?: Date): Promise<string[]> {
  const isTheirs = eq(sql`lower(${leads.email})`, email.toLowerCase());
  const deleted = await tx
    .delete(leads)
    .where(until ? and(isTheirs, lte(leads.createdAt, until)) : isTheirs)
    .returning({ id: leads.id });
  return deleted.map(({ id }) => id);
}
