import { hashPassword } from 'better-auth/crypto';
import { asc, eq } from 'drizzle-orm';
import { COMMAND_LINE } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { authSessions, authUsers } from './auth-tables.server.ts';
import { lockOwners } from './first-owner.server.ts';
import { insertOwner, savePasswordHash } from './owner-account.server.ts';
import { findPasswordWeakness } from './password-rules.ts';
import { clearThrottle } from './sign-in-throttle.server.ts';

/** The message is shown to the operator in the terminal. */
export class OwnerError extends Error {
  readonly operator = true;
}

export interface OwnerReset {
  /** the account was created, or promoted because there was no owner left */
  isNewOwner: boolean;
  endedSessions: number;
}

/** Email addresses of all owners, in alphabetical order. */
export async function listOwners(db: Db): Promise<string[]> {
  const owners = await db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.role, 'owner'))
    .orderBy(asc(authUsers.email));
  return owners.map(({ email }) => email);
}

/**
 * Sets a new password for an owner, ends their sessions and clears the attempts on their account. The new password also
 * invalidates their device cookies. When no owner is left, `email` becomes one.
 * @param options.secret from `loadSessionSecret`; the throttle's keys derive from it
 * @param owner.email in lower case
 * @throws OwnerError when the password is too weak, or when `email` is not an owner while others are
 */
export async function resetOwner(
  options: { db: Db; clock: Clock; secret: string },
  owner: { email: string; password: string },
): Promise<OwnerReset> {
  const { db, clock, secret } = options;
  const weakness = findPasswordWeakness(owner.password, owner.email);
  if (weakness) throw new OwnerError(`The password ${weakness}.`);
  const hash = await hashPassword(owner.password);
  return db.transaction(async (tx) => {
    await lockOwners(tx);
    const { userId, isNewOwner } = await ensureOwner(tx, owner.email, clock());
    const endedSessions = await replacePassword(tx, userId, hash, clock());
    await clearThrottle(tx, secret, owner.email);
    await recordActivity(
      tx,
      {
        actor: COMMAND_LINE,
        area: 'people',
        action: isNewOwner ? 'owner.created' : 'password.reset',
        object: { kind: 'user', id: userId, label: owner.email },
        after: { 'Sessions ended': endedSessions },
      },
      clock(),
    );
    return { isNewOwner, endedSessions };
  });
}

async function ensureOwner(tx: Db, email: string, now: Date) {
  const [user] = await tx
    .select({ id: authUsers.id, role: authUsers.role })
    .from(authUsers)
    .where(eq(authUsers.email, email));
  if (user?.role === 'owner') return { userId: user.id, isNewOwner: false };
  const owners = await listOwners(tx);
  if (owners.length > 0)
    throw new OwnerError(`${email} is not an owner. Owners: ${owners.join(', ')}.`);
  if (!user) return { userId: await insertOwner(tx, email, now), isNewOwner: true };
  await tx
    .update(authUsers)
    .set({ role: 'owner', updatedAt: now })
    .where(eq(authUsers.id, user.id));
  return { userId: user.id, isNewOwner: true };
}

/** Replaces a user's password and ends their sessions. Returns the number of ended sessions. */
export async function replacePassword(
  tx: Db,
  userId: string,
  hash: string,
  now: Date,
): Promise<number> {
  // The lock blocks inserts of new sessions, which reference the user, until this transaction ends.
  await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.id, userId))
    .for('update');
  await savePasswordHash(tx, userId, hash, now);
  const ended = await tx
    .delete(authSessions)
    .where(eq(authSessions.userId, userId))
    .returning({ id: authSessions.id });
  return ended.length;
}
