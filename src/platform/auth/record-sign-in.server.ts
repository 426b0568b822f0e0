import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Agent } from '#src/platform/activity/activity.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Visitor } from './auth.ts';
import { findCredential, type Credential } from './credentials.server.ts';
import { describeDevice } from './device-name.ts';
import type { UsedCode } from './second-factor.server.ts';
import { shortenAddress } from './shorten-address.ts';

/** Someone without a session. */
export const VISITOR_ACTOR: Agent = { id: null, name: 'Unknown visitor' };

/** Records that attempts to sign in to an account are being refused. Unknown accounts, which may be anything, are not. */
export async function recordRefusal(db: Db, account: string, visitor: Visitor, now: Date) {
  const user = await findCredential(db, account);
  if (!user) return;
  await recordActivity(
    db,
    {
      actor: VISITOR_ACTOR,
      area: 'security',
      action: 'sign-in.refused',
      object: { kind: 'user', id: user.userId, label: user.email },
      after: {
        Reason: 'Too many attempts',
        Device: describeDevice(visitor.userAgent),
        Network: shortenAddress(visitor.ip),
      },
    },
    now,
  );
}

/** Records that a recovery code was used. A code of the app is the usual way and not worth an entry. */
export async function recordCodeUse(tx: Db, user: Credential, used: UsedCode, now: Date) {
  if (used !== 'recovery') return;
  await recordActivity(
    tx,
    {
      actor: { id: user.userId, name: user.email },
      area: 'security',
      action: 'recovery-code.used',
      object: { kind: 'user', id: user.userId, label: user.email },
    },
    now,
  );
}
