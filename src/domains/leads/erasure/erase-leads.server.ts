import { column } from '#src/platform/db/column.ts';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { leads } from '#src/domains/leads/leads-tables.server.ts';

/** Lists the distinct email addresses of all leads, in lower case. */
export const listLeadEmails = (tx: Db): Promise<string[]> =>
  column(tx.selectDistinct({ value: sql<string>`lower(${leads.email})` }).from(leads));

/**
 * Deletes the leads of a person with their emails. During a restore, only those that arrived up to `until`.
 * @returns the ids of the deleted leads
 */
export async function eraseLeads(tx: Db, email: string, until?: Date): Promise<string[]> {
  const isTheirs = eq(sql`lower(${leads.email})`, email.toLowerCase());
  return column(
    tx
      .delete(leads)
      .where(until ? and(isTheirs, lte(leads.createdAt, until)) : isTheirs)
      .returning({ value: leads.id }),
  );
}
