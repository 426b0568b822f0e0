import { column } from '#src/platform/db/column.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { COMMAND_LINE } from '#src/platform/activity/activity.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import { authUsers } from './auth-tables.server.ts';
import { checkPassword } from './check-password.server.ts';
import { findCredentialOf } from './credentials.server.ts';
import { lockOwners } from './first-owner.server.ts';
import { insertOwner } from './owner-account.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { recordUser } from './record-user.server.ts';
import { replacePassword } from './replace-password.server.ts';
import { removeSecondFactor } from './second-factor.server.ts';
import { clearThrottle } from './sign-in-throttle.server.ts';
import { findUserByEmail, updateUser } from './users.server.ts';

/** The message is shown to the operator in the terminal. */
export class OwnerError extends Error {
  readonly operator = true;
}

interface OwnerReset {
  /** the account was created, or promoted because there was no active owner left */
  isNewOwner: boolean;
  endedSessions: number;
  /** whether sign-in still asks for a code */
  hasTotp: boolean;
}

/** Email addresses of all active owners, in alphabetical order. */
export const listOwners = (db: Db): Promise<string[]> =>
  column(
    db
      .select({ value: authUsers.email })
      .from(authUsers)
      .where(and(eq(authUsers.role, 'owner'), isNull(authUsers.deactivatedAt)))
      .orderBy(asc(authUsers.email)),
  );

/**
 * Sets a new password for an owner, ends their sessions and clears the attempts on their account. The new password also
 * invalidates their device cookies. When no active owner is left, `email` becomes one.
 * @param options.secret from `loadSessionSecret`; the throttle's keys derive from it
 * @param owner.email in lower case
 * @param owner.switchesTotpOff also removes their authenticator app and recovery codes
 * @throws OwnerError when the password is too weak, or when `email` is not an active owner while others are
 */
export async function resetOwner(
  options: { db: Db; clock: Clock; secret: Secret },
  owner: { email: string; password: string; switchesTotpOff?: boolean },
): Promise<OwnerReset> {
  const { db, clock, secret } = options;
  const { email } = owner;
  const weakness = await checkPassword(owner.password, { email });
  if (weakness) throw new OwnerError(`The password ${weakness}.`);
  const hash = await hashPassword(owner.password);
  return db.transaction(async (tx) => {
    const now = clock();
    await lockOwners(tx);
    const { userId, isNewOwner } = await ensureOwner(tx, email, now);
    const user = { id: userId, email };
    const by = { actor: COMMAND_LINE };
    const owned = { ...by, after: { Role: 'owner' } };
    if (isNewOwner) await recordUser(tx, 'user.made-owner', user, now, owned);
    const endedSessions = await replacePassword(tx, { userId, email }, hash, { ...by, now });
    await recordUser(tx, 'password.reset', user, now, by);
    if (owner.switchesTotpOff && (await removeSecondFactor(tx, userId)))
      await recordUser(tx, 'totp.disabled', user, now, by);
    await clearThrottle(tx, secret, email);
    const hasTotp = (await findCredentialOf(tx, userId))?.hasTotp ?? false;
    return { isNewOwner, endedSessions, hasTotp };
  });
}

async function ensureOwner(tx: Db, email: string, now: Date) {
  const user = await findUserByEmail(tx, email);
  if (user?.role === 'owner' && !user.deactivatedAt) return { userId: user.id, isNewOwner: false };
  const owners = await listOwners(tx);
  if (owners.length > 0)
    throw new OwnerError(`${email} is not an owner. Owners: ${owners.join(', ')}.`);
  if (!user) return { userId: await insertOwner(tx, email, now), isNewOwner: true };
  await updateUser(tx, user.id, { role: 'owner', deactivatedAt: null }, now);
  return { userId: user.id, isNewOwner: true };
}
