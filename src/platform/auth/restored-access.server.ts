import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import {
  authAccounts,
  authRecoveryCodes,
  authSessions,
  authTotp,
  authUsers,
} from './auth-tables.server.ts';
import { timeStepOf } from './totp.server.ts';

/** Who could sign in, and how, in the database that a restore replaces. */
export interface AccessBefore {
  users: Awaited<ReturnType<typeof readUsers>>;
  usedCodes: { userId: string; codeHash: string }[];
}

const readUsers = (db: Db) =>
  db
    .select({
      id: authUsers.id,
      email: authUsers.email,
      role: authUsers.role,
      isActive: sql<boolean>`${authUsers.deactivatedAt} is null`,
      password: authAccounts.password,
      totpEnabledAt: authTotp.enabledAt,
    })
    .from(authUsers)
    .leftJoin(authAccounts, eq(authAccounts.userId, authUsers.id))
    .leftJoin(authTotp, eq(authTotp.userId, authUsers.id))
    .orderBy(authUsers.email);

/** @throws when there is no database yet, or one of another version */
export const readAccess = async (db: Db): Promise<AccessBefore> => ({
  users: await readUsers(db),
  usedCodes: await db
    .select({ userId: authRecoveryCodes.userId, codeHash: authRecoveryCodes.codeHash })
    .from(authRecoveryCodes)
    .where(isNotNull(authRecoveryCodes.usedAt)),
});

/**
 * Ends what a backup brings back although it may have ended since: all sessions, setups of apps, codes up to this moment, and
 * recovery codes that are known to be used. In the transaction of the restore.
 * @param before undefined when it is not known
 * @returns the number of sessions, and a sentence for everyone whose access is no longer what it was before the restore
 */
export async function endRestoredAccess(
  tx: Db,
  before: AccessBefore | undefined,
  now: Date,
): Promise<{ sessions: number; changes: string[] }> {
  const { rowCount } = await tx.delete(authSessions);
  await tx.update(authTotp).set({
    lastStep: sql`greatest(${authTotp.lastStep}, ${timeStepOf(now)})`,
    pendingSecret: null,
    pendingAt: null,
  });
  const { userId, codeHash, usedAt } = authRecoveryCodes;
  for (const used of before?.usedCodes ?? [])
    await tx
      .update(authRecoveryCodes)
      .set({ usedAt: now })
      .where(and(eq(userId, used.userId), eq(codeHash, used.codeHash), isNull(usedAt)));
  const known = before?.users ?? [];
  const changes = (await readUsers(tx)).flatMap((user) => {
    const was = known.find(({ id }) => id === user.id);
    if (known.length === 0 || (was && !was.isActive && !user.isActive)) return [];
    return describeChange(user, was).map((change) => `${user.email} ${change}.`);
  });
  return { sessions: rowCount ?? 0, changes };
}

type UserAccess = AccessBefore['users'][number];

function describeChange(user: UserAccess, was: UserAccess | undefined): string[] {
  if (!was) return ['is back, although removed since the backup'];
  const [time, timeBefore] = [user.totpEnabledAt?.getTime(), was.totpEnabledAt?.getTime()];
  return [
    ...(user.isActive && !was.isActive ? ['is active again, although deactivated since'] : []),
    ...(user.role === was.role ? [] : [`is ${user.role} again, and was ${was.role}`]),
    ...(user.email === was.email ? [] : [`signs in with this address again, and not ${was.email}`]),
    ...(user.password === was.password ? [] : ['has the password of the backup again']),
    ...(time === timeBefore
      ? []
      : [
          time === undefined
            ? 'signs in without a code again: two-step sign-in was set up since'
            : 'needs the authenticator app of the backup again',
        ]),
  ];
}
