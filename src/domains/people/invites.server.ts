import { INVITE_EMAIL } from './invite-repository.server.ts';
import { randomUUID } from 'node:crypto';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { checkPassword } from '#src/platform/auth/check-password.server.ts';
import { hashPassword } from '#src/platform/auth/password-hash.server.ts';
import { lockOwners } from '#src/platform/auth/first-owner.server.ts';
import { savePasswordHash } from '#src/platform/auth/owner-account.server.ts';
import { recordUser } from '#src/platform/auth/record-user.server.ts';
import { findUserByEmail, insertUser } from '#src/platform/auth/users.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { cleanName } from '#src/platform/forms/clean-name.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { changeRecently, refuse } from './authorize.server.ts';
import {
  addLink,
  findLink,
  revokeInvites,
  takeLink,
  findOpenInvite,
} from './links-repository.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import { promisePeopleEmail } from './people-emails.server.ts';
import { weakPassword, type PeopleResult } from './people.ts';
import type { SessionView, Visitor } from '#src/platform/auth/auth.ts';
import { actorOf } from '#src/platform/activity/activity.ts';

const DAY_MS = 24 * 3_600_000;
const INVITE_DAYS = 7;

/** An address as users sign in with it; undefined if it cannot receive email. */
export const toAccountEmail = (typed: string): string | undefined =>
  normalizeEmail(typed)?.toLowerCase();

/** The name of a user as typed; without one, the first part of their address. */
export const toUserName = (typed: string, email: string): string =>
  cleanName(typed, 80) || email.split('@')[0]!;

export function createInvites(deps: PeopleDeps) {
  const { db, queue, auth, secret, clock, log } = deps;

  const isUser = async (tx: Db, email: string) => (await findUserByEmail(tx, email)) !== undefined;

  async function sendInvite(tx: Db, email: string, role: Role, by: SessionView, now: Date) {
    const replaced = await revokeInvites(tx, email, now);
    const validMs = INVITE_DAYS * DAY_MS;
    const actor = actorOf(by.user);
    const id = await addLink(tx, secret, { kind: 'invite', email, role, validMs, by: actor, now });
    await promisePeopleEmail(queue, tx, id, INVITE_EMAIL, now);
    const action = replaced.length > 0 ? 'invite.sent-again' : 'user.invited';
    const object = { kind: 'invite', id, label: email };
    await recordActivity(tx, { actor, area: 'people', action, object, after: { Role: role } }, now);
    return id;
  }

  return {
    /** (recent) Sends a link that works once, for 7 days. Replaces an earlier invitation of that address. */
    invite: (
      { email: typed, role }: { email: string; role: Role },
      by: SessionView,
    ): Promise<PeopleResult<{ inviteId: string }>> =>
      changeRecently(
        deps,
        by,
        async (tx, now) => {
          const email = toAccountEmail(typed);
          if (!email) return refuse('invalid-email');
          if (await isUser(tx, email)) return refuse('already-a-user');
          return { ok: true, inviteId: await sendInvite(tx, email, role, by, now) };
        },
        'team.manage',
      ),

    /** (recent) Sends a new link for another 7 days; the previous one no longer works. */
    resendInvite: (inviteId: string, by: SessionView): Promise<PeopleResult> =>
      changeRecently(
        deps,
        by,
        async (tx, now) => {
          const link = await findOpenInvite(tx, inviteId);
          if (!link?.role) return refuse('not-found');
          if (await isUser(tx, link.email)) return refuse('already-a-user');
          await sendInvite(tx, link.email, link.role, by, now);
          return { ok: true };
        },
        'team.manage',
      ),

    /** (recent) */
    revokeInvite: (inviteId: string, by: SessionView): Promise<PeopleResult> =>
      changeRecently(
        deps,
        by,
        async (tx, now) => {
          const link = await findOpenInvite(tx, inviteId);
          if (!link) return refuse('not-found');
          await revokeInvites(tx, link.email, now);
          const object = { kind: 'invite', id: link.id, label: link.email };
          const actor = actorOf(by.user);
          await recordActivity(
            tx,
            { actor, area: 'people', action: 'invite.revoked', object },
            now,
          );
          return { ok: true };
        },
        'team.manage',
      ),

    /** Creates the user, and returns the headers that sign their browser in. */
    async acceptInvite(
      token: string,
      { name: typedName, password }: { name: string; password: string },
      visitor: Visitor,
    ): Promise<PeopleResult<{ headers: Headers }>> {
      const link = await findLink(db, 'invite', token, clock());
      if (!link) return refuse('link-invalid');
      const { email } = link;
      const name = toUserName(typedName, email);
      const weakness = await checkPassword(password, { email, name });
      if (weakness) return weakPassword(weakness);
      const hash = await hashPassword(password);
      const userId = randomUUID();
      const isAdded = await db.transaction(async (tx) => {
        const now = clock();
        await lockOwners(tx); // no one else adds a user with this address meanwhile
        const taken = await takeLink(tx, 'invite', token, now);
        if (!taken?.role || (await isUser(tx, email))) return false;
        const { role } = taken;
        await insertUser(tx, { id: userId, email, name, role }, now);
        await savePasswordHash(tx, userId, hash, now);
        const user = { id: userId, email };
        await recordUser(tx, 'invite.accepted', user, now, { after: { Role: role } });
        return true;
      });
      if (!isAdded) return refuse('link-invalid');
      log.info({ userId }, 'an invitation was accepted');
      return { ok: true, headers: (await auth.signInUser(userId, visitor)) ?? new Headers() };
    },
  };
}
