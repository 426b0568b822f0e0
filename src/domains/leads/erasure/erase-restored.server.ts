import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { leads } from '#src/domains/leads/leads-tables.server.ts';

/** Addresses of all leads, each once, in lower case. */
export async function leadAddresses(tx: Db): Promise<string[]> {
  const rows = await tx.selectDistinct({ email: sql<string>`lower(${leads.email})` }).from(leads);
  return rows.map(({ email }) => email);
}

/**
 * Removes the leads that a backup brought back after their person was erased. Those that came in later stay.
 * @returns their ids
 */
export async function eraseLeadsUntil(tx: Db, email: string, until: Date): Promise<string[]> {
  const gone = await tx
    .delete(leads)
    .where(and(eq(sql`lower(${leads.email})`, email.toLowerCase()), lte(leads.createdAt, until)))
    .returning({ id: leads.id });
  return gone.map(({ id }) => id);
}
