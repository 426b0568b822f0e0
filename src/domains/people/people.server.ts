import { createAccount } from './account.server.ts';
import { countPeopleEmails } from './people-email-repository.server.ts';
import { createEmailChange } from './email-change.server.ts';
import { createInvites } from './invites.server.ts';
import { findLink } from './links-repository.server.ts';
import { createPasswordReset } from './password-reset.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import {
  type Invite,
  type LinkKind,
  type LinkView,
  type Member,
  type PeopleResult,
  type SessionInfo,
  type TotpEnrollment,
  throttled,
} from './people.ts';
import { createTeam, listMembers } from './team.server.ts';
import { type ActivityValue, actorOf, changedFields } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import {
  readSecuritySettings,
  saveSecuritySettings,
} from '#src/platform/auth/security-settings.server.ts';
import {
  type SecuritySettings,
  securitySettingsSchema,
} from '#src/platform/auth/security-settings.ts';
import { changeRecently, refuse, requireRecent } from './authorize.server.ts';
import type { SessionView } from '#src/platform/auth/auth.ts';
import { listSessions } from '#src/platform/auth/list-sessions.server.ts';
import { endSessions } from '#src/platform/auth/sessions.server.ts';
import { findUser } from '#src/platform/auth/users.server.ts';
import { listInvites } from './invite-repository.server.ts';
import { recordUser } from '#src/platform/auth/record-user.server.ts';
import { findCredentialOf } from '#src/platform/auth/credentials.server.ts';
import { drawQr } from '#src/platform/auth/draw-qr.ts';
import { lockUser } from '#src/platform/auth/replace-password.server.ts';
import { createSecondFactor, removeSecondFactor } from '#src/platform/auth/second-factor.server.ts';
import { totpUri } from '#src/platform/auth/totp.server.ts';

/**
 * The users of the admin area: who may sign in, how, and from where. `by` is the session of the person who acts; their
 * role and state are read again in the transaction of the change. Every change is recorded as activity. Methods marked
 * (recent) return `confirm-first` unless the password was given in this session within 15 minutes. All methods throw
 * when the database is unavailable.
 */
export type People = ReturnType<typeof createPeople>;

/** Creates the people service. The deps are of this node; all state is in the database. */
export function createPeople(deps: PeopleDeps) {
  const { db, clock } = deps;
  return {
    ...createTeam(deps),
    ...createInvites(deps),
    ...createPasswordReset(deps),
    ...createEmailChange(deps),
    ...createAccount(deps),
    ...createTotpSetup(deps),
    ...createSessionList(deps),
    ...createSettings(deps),
    list: async (): Promise<{ members: Member[]; invites: Invite[] }> => ({
      members: await listMembers(db),
      invites: await listInvites(db, clock()),
    }),
    /** Emails about accounts that were not sent yet, or never will be. */
    emailCounts: () => countPeopleEmails(db, clock()),
    /** The state of a link, without using it. */
    async viewLink(kind: LinkKind, token: string): Promise<LinkView> {
      const link = await findLink(db, kind, token, clock());
      if (!link) return { state: 'invalid' };
      const { email, role, createdByName: invitedBy } = link;
      if (kind !== 'invite') return { state: 'valid', kind, email };
      return role ? { state: 'valid', kind, email, role, invitedBy } : { state: 'invalid' };
    },
  };
}

/** The settings as the history shows them. */
const describe = (settings: SecuritySettings): Record<string, ActivityValue> => ({
  'Code required for': settings.totpRequiredFor.join(', ') || 'no role',
  'Idle limit': `${settings.idleMinutes} minutes`,
  'Session limit': `${settings.absoluteHours} hours`,
});

function createSettings(deps: PeopleDeps) {
  const { db } = deps;
  return {
    settings: () => readSecuritySettings(db),
    /** (recent) Takes effect at the next request of each session. */
    changeSettings: (given: SecuritySettings, by: SessionView): Promise<PeopleResult> =>
      changeRecently(
        deps,
        by,
        async (tx, now) => {
          const parsed = securitySettingsSchema.safeParse(given);
          if (!parsed.success) return refuse('invalid-settings');
          const changes = changedFields(
            describe(await readSecuritySettings(tx)),
            describe(parsed.data),
          );
          if (!changes.after) return { ok: true };
          await saveSecuritySettings(tx, parsed.data);
          await recordActivity(
            tx,
            {
              actor: actorOf(by.user),
              area: 'security',
              action: 'settings.changed',
              object: { kind: 'setting', label: 'Sign-in rules' },
              ...changes,
            },
            now,
          );
          return { ok: true };
        },
        'settings.change',
      ),
  };
}

function createSessionList(deps: PeopleDeps) {
  const { db, clock } = deps;
  async function list(userId: string, by: SessionView): Promise<SessionInfo[]> {
    const sessions = await listSessions(db, userId, clock());
    const marked = sessions.map((one) => ({ ...one, isCurrent: one.id === by.id }));
    return marked.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  const entryOf = (by: SessionView) =>
    ({ actor: actorOf(by.user), action: 'session.revoked', now: clock() }) as const;
  const endOwn = (by: SessionView, which: { only?: string; except?: string }) => {
    const user = { userId: by.user.id, email: by.user.email };
    return db.transaction((tx) => endSessions(tx, user, which, entryOf(by)));
  };

  return {
    /** This session first, then by last use. */
    ownSessions: (by: SessionView) => list(by.user.id, by),
    sessionsOf: list,
    /** (recent) Ends one of the own sessions. */
    async endSession(sessionId: string, by: SessionView): Promise<PeopleResult> {
      const refused = requireRecent(by, clock());
      if (refused) return refused;
      return (await endOwn(by, { only: sessionId })) > 0 ? { ok: true } : refuse('not-found');
    },
    /** (recent) */
    async endOtherSessions(by: SessionView): Promise<PeopleResult<{ ended: number }>> {
      const refused = requireRecent(by, clock());
      if (refused) return refused;
      return { ok: true, ended: await endOwn(by, { except: by.id }) };
    },
    /** (recent) */
    endAllSessions: (userId: string, by: SessionView): Promise<PeopleResult<{ ended: number }>> =>
      changeRecently(
        deps,
        by,
        async (tx) => {
          const user = await findUser(tx, userId);
          if (!user) return refuse('not-found');
          const ended = await endSessions(tx, { userId, email: user.email }, {}, entryOf(by));
          return { ok: true, ended };
        },
        'team.manage',
      ),
  };
}

function createTotpSetup(deps: PeopleDeps) {
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
