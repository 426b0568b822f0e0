import { eq } from 'drizzle-orm';
import { authAccounts, authUsers } from '#src/platform/auth/auth-tables.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { Db } from '#src/platform/db/database.server.ts';

/** Adds a user who has the password of an existing one. */
export async function addUser(db: Db, user: { email: string; role: Role; like: string }) {
  const [model] = await db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
    .where(eq(authUsers.email, user.like));
  const { email, role } = user;
  await db.insert(authUsers).values({ id: email, name: email, email, role });
  await db.insert(authAccounts).values({
    id: email,
    accountId: email,
    providerId: 'credential',
    userId: email,
    password: model!.password,
  });
}
