import { type ActivityEntry, actorOf, type Agent } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Visitor } from './auth.ts';
import { findCredential } from './credentials.server.ts';
import { describeDevice } from './device-name.ts';
import { shortenAddress } from './shorten-address.ts';

/** Someone without a session. */
export const VISITOR_ACTOR: Agent = { id: null, name: 'Unknown visitor' };

/** Records what happened to a user's account. Without an actor, the user did it. */
export function recordUser(
  tx: Db,
  action: string,
  user: { id: string; email: string },
  now: Date,
  more: Partial<Pick<ActivityEntry, 'actor' | 'before' | 'after'>> = {},
): Promise<void> {
  const area = /^(?:user|invite)\./.test(action) ? 'people' : 'security';
  const object = { kind: 'user', id: user.id, label: user.email };
  return recordActivity(tx, { actor: actorOf(user), area, action, object, ...more }, now);
}

/** Records that attempts to sign in to an account are being refused. Unknown accounts, which may be anything, are not. */
export async function recordRefusal(db: Db, account: string, visitor: Visitor, now: Date) {
  const user = await findCredential(db, account);
  if (!user) return;
  const after = {
    Reason: 'Too many attempts',
    Device: describeDevice(visitor.userAgent),
    Network: shortenAddress(visitor.ip),
  };
  const { userId: id, email } = user;
  await recordUser(db, 'sign-in.refused', { id, email }, now, { actor: VISITOR_ACTOR, after });
}
