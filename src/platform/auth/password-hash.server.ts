import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { authAccounts, authUsers } from './auth-tables.server.ts';

/** What better-auth calls an account that is proven by a password. */
export const CREDENTIAL = 'credential';

/** The stored hash of an account's password. @param email in lower case */
export async function findPasswordHash(db: Db, email: string): Promise<string | undefined> {
  if (email.includes('\0')) return undefined; // PostgreSQL takes no such text
  const [found] = await db
    .select({ hash: authAccounts.password })
    .from(authUsers)
    .innerJoin(authAccounts, eq(authAccounts.userId, authUsers.id))
    .where(and(eq(authUsers.email, email), eq(authAccounts.providerId, CREDENTIAL)))
    .limit(1);
  return found?.hash ?? undefined;
}
