import type { SessionView, Visitor } from '#src/platform/auth/auth.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { EmailCounts } from '#src/platform/emails/email.ts';
import type { SecuritySettings } from '#src/platform/auth/security-settings.ts';
import { createAccount } from './account.server.ts';
import { createSettings } from './change-settings.server.ts';
import { countPeopleEmails } from './count-people-emails.server.ts';
import { createEmailChange } from './email-change.server.ts';
import { createInvites, listInvites } from './invites.server.ts';
import { findLink } from './links-repository.server.ts';
import { createPasswordReset } from './password-reset.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import type {
  AccountSecurity,
  Invite,
  LinkKind,
  LinkView,
  Member,
  PeopleResult,
  SessionInfo,
  TotpEnrollment,
} from './people.ts';
import { createSessionList } from './session-list.server.ts';
import { createTeam, listMembers } from './team.server.ts';
import { createTotpSetup } from './totp-setup.server.ts';

/**
 * The users of the admin area: who may sign in, how, and from where. `by` is the session of the person who acts; their
 * role and state are read again in the transaction of the change. Every change is recorded as activity. Methods marked
 * (recent) return `confirm-first` unless the password was given in this session within 15 minutes. All methods throw
 * when the database is unavailable.
 */
export interface People {
  // The team: only with the permission 'team.manage'.

  list(): Promise<{ members: Member[]; invites: Invite[] }>;
  find(userId: string): Promise<Member | undefined>;
  /** Emails about accounts that were not sent yet, or never will be. */
  emailCounts(): Promise<EmailCounts>;
  /** (recent) Sends a link that works once, for 7 days. Replaces an earlier invitation of that address. */
  invite(
    invitation: { email: string; role: Role },
    by: SessionView,
  ): Promise<PeopleResult<{ inviteId: string }>>;
  /** (recent) Sends a new link for another 7 days; the previous one no longer works. */
  resendInvite(inviteId: string, by: SessionView): Promise<PeopleResult>;
  /** (recent) */
  revokeInvite(inviteId: string, by: SessionView): Promise<PeopleResult>;
  /** (recent) Takes effect at the user's next request. */
  changeRole(userId: string, role: Role, by: SessionView): Promise<PeopleResult>;
  /** (recent) Ends all sessions of the user, who can no longer sign in. */
  deactivate(userId: string, by: SessionView): Promise<PeopleResult>;
  /** (recent) */
  reactivate(userId: string, by: SessionView): Promise<PeopleResult>;
  /** (recent) Deletes the user for good. Their name stays in the history. */
  remove(userId: string, by: SessionView): Promise<PeopleResult>;
  /** (recent) For someone who lost their phone and their recovery codes. Ends their sessions. */
  resetTotp(userId: string, by: SessionView): Promise<PeopleResult>;
  sessionsOf(userId: string, by: SessionView): Promise<SessionInfo[]>;
  /** (recent) */
  endAllSessions(userId: string, by: SessionView): Promise<PeopleResult<{ ended: number }>>;

  // Links in emails, for visitors without a session. Tokens may be any text.

  /** The state of a link, without using it. */
  viewLink(kind: LinkKind, token: string): Promise<LinkView>;
  /** Creates the user, and returns the headers that sign their browser in. */
  acceptInvite(
    token: string,
    account: { name: string; password: string },
    visitor: Visitor,
  ): Promise<PeopleResult<{ headers: Headers }>>;
  /**
   * Sends a link that works once, for an hour. The result, and the time it takes, are the same whether or not the
   * account exists. Refused only for a network that requests too many.
   */
  requestPasswordReset(email: string, visitor: Visitor): Promise<PeopleResult>;
  /** Ends all sessions of the user; they sign in with the new password, and with a code if they have TOTP. */
  resetPassword(token: string, password: string): Promise<PeopleResult>;
  /** Makes the new address the one to sign in with. */
  confirmEmail(token: string): Promise<PeopleResult>;

  // The own account.

  security(by: SessionView): Promise<AccountSecurity>;
  changeName(name: string, by: SessionView): Promise<PeopleResult>;
  /**
   * Asks for the current password, and a code if the user has TOTP, however recent the sign-in is. Ends all other sessions.
   * The headers keep this browser a known device.
   */
  changePassword(
    passwords: { current: string; next: string; code?: string },
    by: SessionView,
  ): Promise<PeopleResult<{ headers: Headers }>>;
  /**
   * (recent) Sends a link to the new address and a notice to the old one. The result is the same when the new address
   * belongs to someone else; then no link is sent.
   */
  requestEmailChange(email: string, by: SessionView): Promise<PeopleResult>;
  cancelEmailChange(by: SessionView): Promise<PeopleResult>;
  /** (recent) Begins, or begins again, to set up an authenticator app. Nothing changes until `confirmTotp`. */
  beginTotp(by: SessionView): Promise<PeopleResult<{ enrollment: TotpEnrollment }>>;
  /** Ends the setup with a code from the app, of which few can be guessed. Returns the recovery codes, shown once. Ends all other sessions. */
  confirmTotp(code: string, by: SessionView): Promise<PeopleResult<{ recoveryCodes: string[] }>>;
  /** (recent) Replaces all recovery codes; shown once. */
  renewRecoveryCodes(by: SessionView): Promise<PeopleResult<{ recoveryCodes: string[] }>>;
  /** (recent) Refused while the user's role requires it. */
  disableTotp(by: SessionView): Promise<PeopleResult>;
  /** This session first, then by last use. */
  ownSessions(by: SessionView): Promise<SessionInfo[]>;
  /** (recent) Ends one of the own sessions. */
  endSession(sessionId: string, by: SessionView): Promise<PeopleResult>;
  /** (recent) */
  endOtherSessions(by: SessionView): Promise<PeopleResult<{ ended: number }>>;
  /** Checks the password, and the code or a recovery code if the user has TOTP; then the sign-in counts as recent. */
  confirmIdentity(
    proof: { password: string; code?: string },
    by: SessionView,
  ): Promise<PeopleResult>;

  // Rules for everyone: only with the permission 'settings.change'.

  settings(): Promise<SecuritySettings>;
  /** (recent) Takes effect at the next request of each session. */
  changeSettings(settings: SecuritySettings, by: SessionView): Promise<PeopleResult>;
}

/** Creates the people service. The deps are of this node; all state is in the database. */
export function createPeople(deps: PeopleDeps): People {
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
    list: async () => ({ members: await listMembers(db), invites: await listInvites(db, clock()) }),
    emailCounts: () => countPeopleEmails(db, clock()),
    async viewLink(kind, token) {
      const link = await findLink(db, kind, token, clock());
      if (!link) return { state: 'invalid' };
      const { email, role, createdByName: invitedBy } = link;
      if (kind !== 'invite') return { state: 'valid', kind, email };
      return role ? { state: 'valid', kind, email, role, invitedBy } : { state: 'invalid' };
    },
  };
}
