import { hashPassword } from 'better-auth/crypto';
import { asc, eq } from 'drizzle-orm';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { authSessions, authUsers } from './auth-tables.server.ts';
import { lockOwners } from './first-owner.server.ts';
import { insertOwner, savePasswordHash } from './owner-account.server.ts';
import { passwordWeakness } from './password-rules.ts';
import { clearThrottle } from './sign-in-throttle.server.ts';

/** Its message is for the operator at the shell. */
export class OwnerError extends Error {
  readonly operator = true;
}

export interface OwnerReset {
  /** the account is new, or became an owner, because there was no owner left */
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
 * Gives an owner a new password, ends their sessions and forgets the attempts on their account; the password ends their
 * device cookies too. Without any owner left, `email` becomes one.
 * @param options.secret from `sessionSecret`, of which the throttle's keys are made
 * @param owner.email in lower case
 * @throws OwnerError when the password is too weak, or `email` is no owner although there are others
 */
export async function resetOwner(
  options: { db: Db; clock: Clock; secret: string },
  owner: { email: string; password: string },
): Promise<OwnerReset> {
  const { db, clock, secret } = options;
  const weakness = passwordWeakness(owner.password, owner.email);
  if (weakness) throw new OwnerError(`The password ${weakness}.`);
  const hash = await hashPassword(owner.password);
  return db.transaction(async (tx) => {
    await lockOwners(tx);
    const { userId, isNewOwner } = await ensureOwner(tx, owner.email, clock());
    const endedSessions = await replacePassword(tx, userId, hash, clock());
    await clearThrottle(tx, secret, owner.email);
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

/** Replaces a user's password and ends their sessions; returns how many there were. */
export async function replacePassword(
  tx: Db,
  userId: string,
  hash: string,
  now: Date,
): Promise<number> {
  // A session refers to its user: until this transaction ends, none can be added that the deletion would not see.
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
