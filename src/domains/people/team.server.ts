import { type ActivityEntry, actorOf } from '#src/platform/activity/activity.ts';
import type { SessionView } from '#src/platform/auth/auth.ts';
import { recordUser } from '#src/platform/auth/record-user.server.ts';
import { lockUser } from '#src/platform/auth/replace-password.server.ts';
import { removeSecondFactor } from '#src/platform/auth/second-factor.server.ts';
import { endSessions } from '#src/platform/auth/sessions.server.ts';
import {
  deleteUser,
  findUser,
  findUserView,
  isLastOwner,
  listUsers,
  type StoredUser,
  updateUser,
  type UserView,
} from '#src/platform/auth/users.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { changeRecently, refuse } from './authorize.server.ts';
import { deleteLinksOf, revokeLinksOf } from './links-repository.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import type { Member, PeopleResult } from './people.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { deleteNoticesOf } from './notice-repository.server.ts';

/** A change's entry in the history. */
type Entry = Pick<ActivityEntry, 'action' | 'before' | 'after'>;

const toMember = ({ totpEnabledAt, lastSeenAt, ...user }: UserView): Member => ({
  ...user,
  lastUsedAt: lastSeenAt,
  hasTotp: totpEnabledAt !== null,
});

/** All users, active ones first, by name. */
export async function listMembers(db: Db): Promise<Member[]> {
  const members = (await listUsers(db)).map(toMember);
  return [
    ...members.filter((one) => !one.deactivatedAt),
    ...members.filter((one) => one.deactivatedAt),
  ];
}

/** Changes of the users by an owner. */
export function createTeam(deps: PeopleDeps) {
  const { db, notices, forget } = deps;

  /** Runs a change of one user. `change` returns a refusal, the entry to record, or 'unchanged'. */
  function changeUser(
    userId: string,
    by: SessionView,
    change: (
      tx: Db,
      user: StoredUser,
      now: Date,
    ) => Promise<ReturnType<typeof refuse> | Entry | 'unchanged'>,
  ): Promise<PeopleResult> {
    const run = async (tx: Db, now: Date) => {
      const user = await findUser(tx, userId);
      if (!user) return refuse('not-found');
      const outcome = await change(tx, user, now);
      if (outcome === 'unchanged') return { ok: true } as const;
      if ('ok' in outcome) return outcome;
      const { action, ...changes } = outcome;
      await recordUser(tx, action, user, now, { actor: actorOf(by.user), ...changes });
      return { ok: true } as const;
    };
    return changeRecently(deps, by, run, 'team.manage');
  }

  const revokeSessions = (tx: Db, user: StoredUser, by: SessionView, now: Date) =>
    endSessions(
      tx,
      { userId: user.id, email: user.email },
      {},
      { actor: actorOf(by.user), action: 'session.revoked', now },
    );

  return {
    async find(userId: string): Promise<Member | undefined> {
      const user = await findUserView(db, userId);
      return user && toMember(user);
    },
    /** (recent) Takes effect at the user's next request. */
    changeRole: (userId: string, role: Role, by: SessionView) =>
      changeUser(userId, by, async (tx, user, now) => {
        if (user.role === role) return 'unchanged';
        if (await isLastOwner(tx, user)) return refuse('last-owner');
        await updateUser(tx, user.id, { role }, now);
        return { action: 'user.role-changed', before: { Role: user.role }, after: { Role: role } };
      }),
    /** (recent) Ends all sessions of the user, who can no longer sign in. */
    deactivate: (userId: string, by: SessionView) =>
      changeUser(userId, by, async (tx, user, now) => {
        if (user.deactivatedAt) return 'unchanged';
        if (await isLastOwner(tx, user)) return refuse('last-owner');
        await lockUser(tx, user.id);
        await updateUser(tx, user.id, { deactivatedAt: now }, now);
        await revokeSessions(tx, user, by, now);
        await revokeLinksOf(tx, user.id, now);
        return { action: 'user.deactivated' };
      }),
    /** (recent) */
    reactivate: (userId: string, by: SessionView) =>
      changeUser(userId, by, async (tx, user, now) => {
        if (!user.deactivatedAt) return 'unchanged';
        await updateUser(tx, user.id, { deactivatedAt: null }, now);
        return { action: 'user.reactivated', after: { Role: user.role } };
      }),
    /** (recent) Deletes the user for good. Their name stays in the history. */
    remove: (userId: string, by: SessionView) =>
      changeUser(userId, by, async (tx, user, now) => {
        if (await isLastOwner(tx, user)) return refuse('last-owner');
        await lockUser(tx, user.id);
        await revokeSessions(tx, user, by, now);
        await deleteLinksOf(tx, user.id);
        await deleteNoticesOf(tx, user.id);
        await forget(tx, user.id);
        await deleteUser(tx, user.id);
        return { action: 'user.removed', before: { Name: user.name, Role: user.role } };
      }),
    /** (recent) For someone who lost their phone and their recovery codes. Ends their sessions. */
    resetTotp: (userId: string, by: SessionView) =>
      changeUser(userId, by, async (tx, user, now) => {
        await lockUser(tx, user.id);
        if (!(await removeSecondFactor(tx, user.id))) return 'unchanged';
        await revokeSessions(tx, user, by, now);
        await notices.ofChange(tx, 'totp-disabled', { user, by, now });
        return { action: 'totp.disabled' };
      }),
  };
}
