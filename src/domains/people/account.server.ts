import { and, desc, eq, gt } from 'drizzle-orm';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { checkPassword } from '#src/platform/auth/check-password.server.ts';
import type { SessionView } from '#src/platform/auth/auth.ts';
import {
  type Credential,
  findCredentialOf,
  isPasswordRight,
} from '#src/platform/auth/credentials.server.ts';
import { hashPassword } from '#src/platform/auth/password-hash.server.ts';
import { recordCodeUse } from '#src/platform/auth/record-sign-in.server.ts';
import { lockUser, replacePassword } from '#src/platform/auth/replace-password.server.ts';
import { createSecondFactor } from '#src/platform/auth/second-factor.server.ts';
import { readSecuritySettings } from '#src/platform/auth/security-settings.server.ts';
import { confirmSession } from '#src/platform/auth/sessions.server.ts';
import { findUser, findUserView, updateUser } from '#src/platform/auth/users.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { actorOf, refuse } from './authorize.server.ts';
import { toUserName } from './invites.server.ts';
import { isOpen, revokeLinksOf } from './links-repository.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import type { People } from './people.server.ts';
import { peopleLinks } from './people-tables.server.ts';
import { throttled, weakPassword } from './people.ts';

export function createAccount(
  deps: PeopleDeps,
): Pick<People, 'security' | 'changeName' | 'changePassword' | 'confirmIdentity'> {
  const { db, auth, throttle, notices, clock } = deps;
  const secondFactor = createSecondFactor(deps);

  /** Uses a code of a user who has TOTP; true without TOTP. */
  async function useCode(
    tx: Db,
    user: Credential,
    code: string | undefined,
    by: SessionView,
    now: Date,
  ): Promise<boolean> {
    if (!user.hasTotp) return true;
    const used = await secondFactor.useCode(tx, user.userId, code ?? '');
    if (!used) return false;
    await recordCodeUse(tx, user, used, now);
    if (used === 'recovery')
      await notices.ofChange(tx, 'recovery-code-used', { user: by.user, by, now });
    return true;
  }

  return {
    async security({ user }) {
      const now = clock();
      const isPending = and(
        eq(peopleLinks.userId, user.id),
        eq(peopleLinks.kind, 'email'),
        isOpen(),
        gt(peopleLinks.expiresAt, now),
      );
      const [pending] = await db
        .select({ email: peopleLinks.email, expiresAt: peopleLinks.expiresAt })
        .from(peopleLinks)
        .where(isPending)
        .orderBy(desc(peopleLinks.createdAt))
        .limit(1);
      const { totpRequiredFor } = await readSecuritySettings(db);
      const enabledAt = (await findUserView(db, user.id))?.totpEnabledAt ?? null;
      return {
        hasTotp: enabledAt !== null,
        totpEnabledAt: enabledAt,
        isTotpRequired: totpRequiredFor.includes(user.role),
        recoveryCodesLeft: await secondFactor.countRecoveryCodes(db, user.id),
        pendingEmail: pending,
      };
    },

    changeName: (typed, by) =>
      db.transaction(async (tx) => {
        const now = clock();
        const { id, email } = by.user;
        await lockUser(tx, id);
        const user = await findUser(tx, id);
        const name = toUserName(typed, email);
        if (!user) return refuse('not-found');
        if (user.name === name) return { ok: true };
        await updateUser(tx, id, { name }, now);
        await recordActivity(
          tx,
          {
            actor: actorOf(by),
            area: 'people',
            action: 'user.renamed',
            object: { kind: 'user', id, label: email },
            before: { Name: user.name },
            after: { Name: name },
          },
          now,
        );
        return { ok: true };
      }),

    async changePassword({ current, next, code }, by) {
      const admission = await throttle.admitConfirmation(by.user.email);
      if (!admission.isAdmitted) return throttled(admission.retryAfterSeconds);
      const credential = await findCredentialOf(db, by.user.id);
      if (!credential || !(await isPasswordRight(credential, current)))
        return refuse('wrong-password');
      const { email, userId } = credential;
      const weakness = await checkPassword(next, { email, name: by.user.name });
      if (weakness) return weakPassword(weakness);
      const hash = await hashPassword(next);
      const isChanged = await db.transaction(async (tx) => {
        const now = clock();
        if (!(await useCode(tx, credential, code, by, now))) return false;
        const actor = actorOf(by);
        await replacePassword(tx, credential, hash, { actor, now, except: by.id });
        await revokeLinksOf(tx, userId, now);
        await confirmSession(tx, by.id, now);
        const object = { kind: 'user', id: userId, label: email };
        const action = 'password.changed';
        await recordActivity(tx, { actor, area: 'security', action, object }, now);
        await notices.ofChange(tx, 'password-changed', { user: { id: userId, email }, by, now });
        return true;
      });
      if (!isChanged) return refuse('wrong-code');
      await admission.giveBack();
      return { ok: true, headers: await auth.renewDevice(userId) };
    },

    async confirmIdentity({ password, code }, by) {
      const admission = await throttle.admitConfirmation(by.user.email);
      if (!admission.isAdmitted) return throttled(admission.retryAfterSeconds);
      const credential = await findCredentialOf(db, by.user.id);
      if (!credential || !(await isPasswordRight(credential, password)))
        return refuse('wrong-password');
      const isConfirmed = await db.transaction(async (tx) => {
        const now = clock();
        if (!(await useCode(tx, credential, code, by, now))) return false;
        await confirmSession(tx, by.id, now);
        return true;
      });
      if (!isConfirmed) return refuse('wrong-code');
      await admission.giveBack();
      return { ok: true };
    },
  };
}
