import { pick } from '#src/platform/pick.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { authTotp, authUsers } from './auth-tables.server.ts';
import type { Role } from './role.ts';

export type StoredUser = typeof authUsers.$inferSelect;

/** A user with what lists show of their security. */
export interface UserView {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** null while active */
  deactivatedAt: Date | null;
  /** null when never signed in, or not since it is recorded */
  lastSeenAt: Date | null;
  createdAt: Date;
  /** null without TOTP */
  totpEnabledAt: Date | null;
}

const selectViews = (db: Db) =>
  db
    .select({
      ...pick(authUsers, 'id', 'name', 'email', 'role', 'deactivatedAt', 'lastSeenAt', 'createdAt'),
      totpEnabledAt: authTotp.enabledAt,
    })
    .from(authUsers)
    .leftJoin(authTotp, eq(authTotp.userId, authUsers.id));

/** All users by name. */
export const listUsers = (db: Db): Promise<UserView[]> =>
  selectViews(db).orderBy(asc(authUsers.name), asc(authUsers.email));

export const findUserView = async (db: Db, id: string): Promise<UserView | undefined> =>
  (await selectViews(db).where(eq(authUsers.id, id)))[0];

export const findUser = async (db: Db, id: string): Promise<StoredUser | undefined> =>
  (await db.select().from(authUsers).where(eq(authUsers.id, id)))[0];

/** @param email in lower case */
export const findUserByEmail = async (db: Db, email: string): Promise<StoredUser | undefined> =>
  (await db.select().from(authUsers).where(eq(authUsers.email, email)))[0];

/** Whether a user is the only active owner. Call it under `lockOwners`, which every change of roles takes. */
export async function isLastOwner(tx: Db, { role, deactivatedAt }: StoredUser): Promise<boolean> {
  if (role !== 'owner' || deactivatedAt !== null) return false;
  const active = and(eq(authUsers.role, 'owner'), isNull(authUsers.deactivatedAt));
  return (await tx.$count(authUsers, active)) === 1;
}

/** Adds a user without a password, whose address is known to be theirs. */
export async function insertUser(
  tx: Db,
  user: Pick<StoredUser, 'id' | 'name' | 'email' | 'role'>,
  now: Date,
) {
  const times = { createdAt: now, updatedAt: now };
  await tx.insert(authUsers).values({ ...user, emailVerified: true, ...times });
}

export async function updateUser(
  tx: Db,
  id: string,
  values: Partial<Pick<StoredUser, 'name' | 'email' | 'role' | 'deactivatedAt'>>,
  now: Date,
) {
  await tx
    .update(authUsers)
    .set({ ...values, updatedAt: now })
    .where(eq(authUsers.id, id));
}

/** Sets when a user was here last, and since when they cannot sign in: for demo data. */
export async function setUserTimes(
  tx: Db,
  id: string,
  times: Partial<Pick<StoredUser, 'lastSeenAt' | 'deactivatedAt'>>,
) {
  await tx.update(authUsers).set(times).where(eq(authUsers.id, id));
}

/** Deletes a user with their password, sessions and codes. */
export async function deleteUser(tx: Db, id: string) {
  await tx.delete(authUsers).where(eq(authUsers.id, id));
}
