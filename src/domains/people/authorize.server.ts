import type { SessionView } from '#src/platform/auth/auth.ts';
import { may, type Permission } from '#src/platform/auth/policy.ts';
import { isRecentSignIn } from '#src/platform/auth/recent-sign-in.ts';
import { findUser } from '#src/platform/auth/users.server.ts';
import { lockOwners } from '#src/platform/auth/first-owner.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import { PEOPLE_MESSAGES, type PeopleProblem } from './people.ts';

export const refuse = (reason: PeopleProblem) =>
  ({ ok: false, reason, message: PEOPLE_MESSAGES[reason] }) as const;

/** Refuses what the sign-in is too old for. */
export const requireRecent = (by: SessionView, now: Date) =>
  isRecentSignIn(by, now) ? undefined : refuse('confirm-first');

/**
 * Makes a change in one transaction, unless the sign-in is too old for it.
 * @param permission refuses unless the person who acts, as stored now, is active and has it: the guard of the route has asked
 * before, but a colleague may have changed their role since. One lock for all such changes, so that two owners cannot remove
 * each other
 */
export const changeRecently = <Result>(
  { db, clock }: Pick<PeopleDeps, 'db' | 'clock'>,
  by: SessionView,
  change: (tx: Db, now: Date) => Promise<Result>,
  permission?: Permission,
): Promise<Result | ReturnType<typeof refuse>> =>
  db.transaction(async (tx) => {
    const now = clock();
    if (permission) {
      await lockOwners(tx);
      const user = await findUser(tx, by.user.id);
      const isAllowed = user && user.deactivatedAt === null && may(user.role, permission);
      if (!isAllowed) return refuse('not-allowed');
    }
    return requireRecent(by, now) ?? change(tx, now);
  });
