import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { authAccounts, authTotp, authUsers } from './auth-tables.server.ts';
import { CREDENTIAL, hashPassword, verifyPassword } from './password-hash.server.ts';
import type { Role } from './role.ts';

/** The stored part of an account that a sign-in checks. */
export interface Credential {
  userId: string;
  email: string;
  role: Role;
  passwordHash: string;
  isActive: boolean;
  hasTotp: boolean;
}

/** @param email in lower case */
export async function findCredential(db: Db, email: string): Promise<Credential | undefined> {
  if (email.includes('\0')) return undefined; // PostgreSQL rejects NUL in text
  return findWhere(db, eq(authUsers.email, email));
}

export const findCredentialOf = (db: Db, userId: string): Promise<Credential | undefined> =>
  findWhere(db, eq(authUsers.id, userId));

async function findWhere(db: Db, where: SQL): Promise<Credential | undefined> {
  const [found] = await db
    .select({
      userId: authUsers.id,
      email: authUsers.email,
      role: authUsers.role,
      passwordHash: authAccounts.password,
      deactivatedAt: authUsers.deactivatedAt,
      totpEnabledAt: authTotp.enabledAt,
    })
    .from(authUsers)
    .innerJoin(authAccounts, eq(authAccounts.userId, authUsers.id))
    .leftJoin(authTotp, eq(authTotp.userId, authUsers.id))
    .where(and(where, eq(authAccounts.providerId, CREDENTIAL), isNotNull(authAccounts.password)))
    .limit(1);
  if (!found?.passwordHash) return undefined;
  const { deactivatedAt, totpEnabledAt, passwordHash, ...user } = found;
  return { ...user, passwordHash, isActive: !deactivatedAt, hasTotp: totpEnabledAt !== null };
}

/** Whether a password belongs to an account. Takes as long when there is no such account. */
export async function isPasswordRight(
  credential: Pick<Credential, 'passwordHash'> | undefined,
  password: string,
): Promise<boolean> {
  if (credential) return verifyPassword(credential.passwordHash, password);
  await hashPassword(password);
  return false;
}
