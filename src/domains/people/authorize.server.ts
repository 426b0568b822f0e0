import type { SessionView } from '#src/platform/auth/auth.ts';
import { may, type Permission } from '#src/platform/auth/policy.ts';
import { isRecentSignIn } from '#src/platform/auth/recent-sign-in.ts';
import { findUser } from '#src/platform/auth/users.server.ts';
import { lockOwners } from '#src/platform/auth/first-owner.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { PEOPLE_MESSAGES, type PeopleProblem } from './people.ts';

export type Refused = { ok: false; reason: PeopleProblem; message: string };

export const refuse = (reason: PeopleProblem): Refused => ({
  ok: false,
  reason,
  message: PEOPLE_MESSAGES[reason],
});

/** Refuses what the sign-in is too old for. */
export const requireRecent = (by: SessionView, now: Date): Refused | undefined =>
  isRecentSignIn(by, now) ? undefined : refuse('confirm-first');

/** Refuses a change of the team. One lock for all of them, so that two owners cannot remove each other. */
export async function authorizeTeam(
  tx: Db,
  by: SessionView,
  now: Date,
): Promise<Refused | undefined> {
  await lockOwners(tx);
  return (await authorize(tx, by, 'team.manage')) ?? requireRecent(by, now);
}

/**
 * Refuses unless the person who acts, as stored now, is active and has the permission. The guard of the route has
 * asked before, but a colleague may have changed their role since.
 */
export async function authorize(
  tx: Db,
  by: SessionView,
  permission: Permission,
): Promise<Refused | undefined> {
  const user = await findUser(tx, by.user.id);
  const isAllowed = user && user.deactivatedAt === null && may(user.role, permission);
  return isAllowed ? undefined : refuse('not-allowed');
}
