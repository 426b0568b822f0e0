import { recordUser } from '#src/platform/auth/record-user.server.ts';
import { findCredentialOf } from '#src/platform/auth/credentials.server.ts';
import type { SessionView } from '#src/platform/auth/auth.ts';
import { drawQr } from '#src/platform/auth/draw-qr.ts';
import { lockUser } from '#src/platform/auth/replace-password.server.ts';
import { createSecondFactor, removeSecondFactor } from '#src/platform/auth/second-factor.server.ts';
import { readSecuritySettings } from '#src/platform/auth/security-settings.server.ts';
import { endSessions } from '#src/platform/auth/sessions.server.ts';
import { totpUri } from '#src/platform/auth/totp.server.ts';
import { changeRecently, refuse } from './authorize.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import { throttled, type PeopleResult, type TotpEnrollment } from './people.ts';
import { actorOf } from '#src/platform/activity/activity.ts';

export function createTotpSetup(deps: PeopleDeps) {
  const { db, throttle, notices, clock } = deps;
  const secondFactor = createSecondFactor(deps);

  return {
    /** (recent) Begins, or begins again, to set up an authenticator app. Nothing changes until `confirmTotp`. */
    beginTotp: (by: SessionView): Promise<PeopleResult<{ enrollment: TotpEnrollment }>> =>
      changeRecently(deps, by, async (tx) => {
        const user = await findCredentialOf(tx, by.user.id);
        if (!user) return refuse('not-found');
        const secret = await secondFactor.begin(tx, user.userId);
        const uri = totpUri(deps.issuer(), secret, user.email);
        const key = secret.replace(/(.{4})(?=.)/g, '$1 ');
        return { ok: true, enrollment: { key, uri, qr: drawQr(uri) } };
      }),

    /** Ends the setup with a code from the app, of which few can be guessed. Returns the recovery codes, shown once. Ends all other sessions. */
    async confirmTotp(
      code: string,
      by: SessionView,
    ): Promise<PeopleResult<{ recoveryCodes: string[] }>> {
      const admission = await throttle.admitConfirmation(by.user.email);
      if (!admission.isAdmitted) return throttled(admission.retryAfterSeconds);
      const confirmed = await db.transaction(async (tx) => {
        const now = clock();
        const { id: userId, email } = by.user;
        await lockUser(tx, userId);
        const codes = await secondFactor.confirm(tx, userId, code);
        if (typeof codes === 'string') return codes;
        const entry = { actor: actorOf(by.user), action: 'session.revoked', now } as const;
        await endSessions(tx, { userId, email }, { except: by.id }, entry);
        await recordUser(tx, 'totp.enabled', by.user, now);
        await notices.ofChange(tx, 'totp-enabled', { user: by.user, by, now });
        return codes;
      });
      if (confirmed === 'expired') return refuse('enrollment-expired');
      if (confirmed === 'wrong-code') return refuse('wrong-code');
      await admission.giveBack();
      return { ok: true, recoveryCodes: confirmed };
    },

    /** (recent) Replaces all recovery codes; shown once. */
    renewRecoveryCodes: (by: SessionView): Promise<PeopleResult<{ recoveryCodes: string[] }>> =>
      changeRecently(deps, by, async (tx, now) => {
        await lockUser(tx, by.user.id);
        const user = await findCredentialOf(tx, by.user.id);
        if (!user?.hasTotp) return refuse('not-found');
        const recoveryCodes = await secondFactor.renewRecoveryCodes(tx, user.userId);
        await recordUser(tx, 'recovery-codes.renewed', by.user, now);
        return { ok: true, recoveryCodes };
      }),

    /** (recent) Refused while the user's role requires it. */
    disableTotp: (by: SessionView): Promise<PeopleResult> =>
      changeRecently(deps, by, async (tx, now) => {
        await lockUser(tx, by.user.id);
        const user = await findCredentialOf(tx, by.user.id);
        const { totpRequiredFor } = await readSecuritySettings(tx);
        if (user && totpRequiredFor.includes(user.role)) return refuse('totp-required');
        if (!(await removeSecondFactor(tx, by.user.id))) return { ok: true };
        await recordUser(tx, 'totp.disabled', by.user, now);
        await notices.ofChange(tx, 'totp-disabled', { user: by.user, by, now });
        return { ok: true };
      }),
  };
}
