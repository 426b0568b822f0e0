import { checkPassword } from '#src/platform/auth/check-password.server.ts';
import type { SessionView } from '#src/platform/auth/auth.ts';
import {
  type Credential,
  findCredentialOf,
  isPasswordRight,
} from '#src/platform/auth/credentials.server.ts';
import { hashPassword } from '#src/platform/auth/password-hash.server.ts';
import { recordUser } from '#src/platform/auth/record-user.server.ts';
import { lockUser, replacePassword } from '#src/platform/auth/replace-password.server.ts';
import { createSecondFactor } from '#src/platform/auth/second-factor.server.ts';
import { readSecuritySettings } from '#src/platform/auth/security-settings.server.ts';
import { confirmSession } from '#src/platform/auth/sessions.server.ts';
import { findUser, findUserView, updateUser } from '#src/platform/auth/users.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { refuse } from './authorize.server.ts';
import { toUserName } from './invites.server.ts';
import { findPendingEmail, revokeLinksOf } from './links-repository.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import { type PeopleResult, throttled, weakPassword, type AccountSecurity } from './people.ts';
import { actorOf } from '#src/platform/activity/activity.ts';

export function createAccount(deps: PeopleDeps) {
  const { db, auth, throttle, notices, clock } = deps;
  const secondFactor = createSecondFactor(deps);

  /**
   * Makes a change that needs the password, and a code of a user who has TOTP. Only its success gives the guess back.
   * @param prepare checks the change before a code is used, and returns it, or why it is refused
   */
  async function prove(
    { password, code = '' }: { password: string; code?: string },
    by: SessionView,
    prepare?: (
      user: Credential,
    ) => Promise<((tx: Db, now: Date) => Promise<void>) | ReturnType<typeof weakPassword>>,
  ): Promise<PeopleResult> {
    const admission = await throttle.admitConfirmation(by.user.email);
    if (!admission.isAdmitted) return throttled(admission.retryAfterSeconds);
    const user = await findCredentialOf(db, by.user.id);
    if (!user || !(await isPasswordRight(user, password))) return refuse('wrong-password');
    const change = await prepare?.(user);
    if (typeof change === 'object') return change;
    const isProved = await db.transaction(async (tx) => {
      const now = clock();
      if (user.hasTotp) {
        const used = await secondFactor.useCode(tx, user.userId, code);
        if (!used) return false;
        if (used === 'recovery') {
          await recordUser(tx, 'recovery-code.used', by.user, now);
          await notices.ofChange(tx, 'recovery-code-used', { user: by.user, by, now });
        }
      }
      await change?.(tx, now);
      await confirmSession(tx, by.id, now);
      return true;
    });
    if (!isProved) return refuse('wrong-code');
    await admission.giveBack();
    return { ok: true };
  }

  return {
    async security({ user }: SessionView): Promise<AccountSecurity> {
      const { totpRequiredFor } = await readSecuritySettings(db);
      const enabledAt = (await findUserView(db, user.id))?.totpEnabledAt ?? null;
      return {
        hasTotp: enabledAt !== null,
        totpEnabledAt: enabledAt,
        isTotpRequired: totpRequiredFor.includes(user.role),
        recoveryCodesLeft: await secondFactor.countRecoveryCodes(db, user.id),
        pendingEmail: await findPendingEmail(db, user.id, clock()),
      };
    },

    changeName: (typed: string, by: SessionView): Promise<PeopleResult> =>
      db.transaction(async (tx) => {
        const now = clock();
        const { id, email } = by.user;
        await lockUser(tx, id);
        const user = await findUser(tx, id);
        const name = toUserName(typed, email);
        if (!user) return refuse('not-found');
        if (user.name === name) return { ok: true };
        await updateUser(tx, id, { name }, now);
        const change = { before: { Name: user.name }, after: { Name: name } };
        await recordUser(tx, 'user.renamed', by.user, now, change);
        return { ok: true };
      }),

    /**
     * Asks for the current password, and a code if the user has TOTP, however recent the sign-in is. Ends all other sessions.
     * The headers keep this browser a known device.
     */
    async changePassword(
      { current, ...proof }: { current: string; next: string; code?: string },
      by: SessionView,
    ): Promise<PeopleResult<{ headers: Headers }>> {
      const result = await prove({ ...proof, password: current }, by, async (credential) => {
        const { email, userId } = credential;
        const weakness = await checkPassword(proof.next, { email, name: by.user.name });
        if (weakness) return weakPassword(weakness);
        const hash = await hashPassword(proof.next);
        return async (tx, now) => {
          const actor = actorOf(by.user);
          await replacePassword(tx, credential, hash, { actor, now, except: by.id });
          await revokeLinksOf(tx, userId, now);
          await recordUser(tx, 'password.changed', { id: userId, email }, now, { actor });
          await notices.ofChange(tx, 'password-changed', { user: { id: userId, email }, by, now });
        };
      });
      return result.ok ? { ok: true, headers: await auth.renewDevice(by.user.id) } : result;
    },

    /** Checks the password, and the code or a recovery code if the user has TOTP; then the sign-in counts as recent. */
    confirmIdentity: (proof: { password: string; code?: string }, by: SessionView) =>
      prove(proof, by),
  };
}
