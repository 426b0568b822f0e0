import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { authAccounts, authUsers } from './auth-tables.server.ts';

/** The provider id of password accounts in better-auth. */
export const CREDENTIAL = 'credential';

/**
 * Returns the stored password hash of an account.
 * @param email in lower case
 */
export async function findPasswordHash(db: Db, email: string): Promise<string | undefined> {
  if (email.includes('\0')) return undefined; // PostgreSQL rejects NUL in text
  const [found] = await db
    .select({ hash: authAccounts.password })
    .from(authUsers)
    .innerJoin(authAccounts, eq(authAccounts.userId, authUsers.id))
    .where(and(eq(authUsers.email, email), eq(authAccounts.providerId, CREDENTIAL)))
    .limit(1);
  return found?.hash ?? undefined;
}
