import { eq } from 'drizzle-orm';
import type { Agent } from '#src/platform/activity/activity.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { authUsers } from './auth-tables.server.ts';
import { savePasswordHash } from './owner-account.server.ts';
import { endSessions } from './sessions.server.ts';

/**
 * Replaces a user's password and ends their sessions. Returns the number of ended sessions.
 * @param change.except id of a session that stays
 */
export async function replacePassword(
  tx: Db,
  user: { userId: string; email: string },
  hash: string,
  change: { actor: Agent; now: Date; except?: string },
): Promise<number> {
  const { actor, now, except } = change;
  await lockUser(tx, user.userId);
  await savePasswordHash(tx, user.userId, hash, now);
  const which = except === undefined ? {} : { except };
  return endSessions(tx, user, which, { actor, action: 'session.revoked', now });
}

/** Blocks inserts of new sessions, which reference the user, until this transaction ends. */
export async function lockUser(tx: Db, userId: string) {
  await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.id, userId))
    .for('update');
}
