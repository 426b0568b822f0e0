import { createAccount } from './account.server.ts';
import { createSettings } from './change-settings.server.ts';
import { countPeopleEmails } from './count-people-emails.server.ts';
import { createEmailChange } from './email-change.server.ts';
import { createInvites, listInvites } from './invites.server.ts';
import { findLink } from './links-repository.server.ts';
import { createPasswordReset } from './password-reset.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import type { Invite, LinkKind, LinkView, Member } from './people.ts';
import { createSessionList } from './session-list.server.ts';
import { createTeam, listMembers } from './team.server.ts';
import { createTotpSetup } from './totp-setup.server.ts';

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
