import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type { Invite, Member, SessionInfo } from '#src/domains/people/people.ts';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { SecuritySettings } from '#src/platform/auth/security-settings.ts';
import { sessionRows } from '#src/admin/people/session-view.ts';
import { invitationPath, memberPath } from './team-paths.ts';

export type MemberState = 'active' | 'invited' | 'unsent' | 'expired' | 'deactivated';

export const MEMBER_STATES: Readonly<Record<MemberState, string>> = {
  active: 'Active',
  invited: 'Invited',
  unsent: 'Invitation not sent',
  expired: 'Invitation expired',
  deactivated: 'Deactivated',
};

/** A person or an invitation, as a row of the team. */
export interface TeamRow {
  id: string;
  to: string;
  /** the name, or the address of someone invited */
  title: string;
  /** the address below a name */
  email: string;
  isYou: boolean;
  role: string;
  state: MemberState;
  /** 'On', 'Off', or 'Off, required'; empty for an invitation */
  twoStep: string;
  needsTwoStep: boolean;
  /** last use, or until when an invitation can be accepted */
  seen: { label: string; at: FormattedTime } | undefined;
}

interface TeamData {
  members: readonly Member[];
  invites: readonly Invite[];
  settings: SecuritySettings;
}

/** Formats the team: active people by name, then invitations, then those deactivated. */
export function teamView(team: TeamData, userId: string, now: Date) {
  const { members, invites, settings } = team;
  const people = members
    .toSorted((a, b) => titleOf(a).localeCompare(titleOf(b), 'en'))
    .map((member) => memberRow(member, settings, userId, now));
  const isActive = ({ state }: TeamRow) => state === 'active';
  return {
    rows: [
      ...people.filter(isActive),
      ...invites.map((invite) => inviteRow(invite, now)),
      ...people.filter((row) => !isActive(row)),
    ],
    /** `3 people, 1 invitation` */
    summary: [
      members.length === 1 ? '1 person' : `${members.length} people`,
      ...(invites.length > 0
        ? [invites.length === 1 ? '1 invitation' : `${invites.length} invitations`]
        : []),
    ].join(', '),
  };
}

const titleOf = ({ name, email }: Member) => name.trim() || email;

function memberRow(member: Member, settings: SecuritySettings, userId: string, now: Date): TeamRow {
  const { id, email, role, deactivatedAt, hasTotp, lastUsedAt } = member;
  const title = titleOf(member);
  const needsTwoStep = !hasTotp && !deactivatedAt && settings.totpRequiredFor.includes(role);
  return {
    id,
    to: memberPath(id),
    title,
    email: title === email ? '' : email,
    isYou: id === userId,
    role: ROLE_NAMES[role],
    state: deactivatedAt ? 'deactivated' : 'active',
    twoStep: twoStepOf(hasTotp, needsTwoStep),
    needsTwoStep,
    seen: lastUsedAt ? { label: 'Last seen', at: formatTime(lastUsedAt, now) } : undefined,
  };
}

const twoStepOf = (hasTotp: boolean, isRequired: boolean): string =>
  hasTotp ? 'On' : isRequired ? 'Off, required' : 'Off';

/** An email that failed matters more than the time for which its link would work. */
export const inviteStateOf = ({ state, emailState }: Invite): MemberState =>
  emailState === 'failed' ? 'unsent' : state === 'pending' ? 'invited' : 'expired';

const inviteRow = (invite: Invite, now: Date): TeamRow => ({
  id: invite.id,
  to: invitationPath(invite.id),
  title: invite.email,
  email: '',
  isYou: false,
  role: ROLE_NAMES[invite.role],
  state: inviteStateOf(invite),
  twoStep: '',
  needsTwoStep: false,
  seen: {
    label: invite.state === 'pending' ? 'Expires' : 'Expired',
    at: formatTime(invite.expiresAt, now),
  },
});

/** Whether a member is the only active owner, who can be neither changed nor removed. */
export const isLastOwner = (member: Member, members: readonly Member[]): boolean =>
  isActiveOwner(member) && members.filter(isActiveOwner).length === 1;

const isActiveOwner = ({ role, deactivatedAt }: { role: Role; deactivatedAt: Date | null }) =>
  role === 'owner' && deactivatedAt === null;

/** A person, formatted for their page. */
export type MemberView = ReturnType<typeof memberView>;

interface MemberData {
  member: Member;
  members: readonly Member[];
  sessions: readonly SessionInfo[];
  settings: SecuritySettings;
}

export function memberView(data: MemberData, userId: string, now: Date) {
  const { member, members, sessions, settings } = data;
  const { id, name, email, role, deactivatedAt, hasTotp, lastUsedAt, createdAt } = member;
  const time = (date: Date | null) => (date ? formatTime(date, now).exact : 'Never');
  return {
    /** the name, or the address without one */
    title: name.trim() || email,
    email,
    role,
    state: deactivatedAt ? ('deactivated' as const) : ('active' as const),
    isYou: id === userId,
    /** the only active owner: their role, state and account stay */
    isLastOwner: isLastOwner(member, members),
    hasTotp,
    facts: {
      Email: email,
      'Two-step sign-in': twoStepOf(hasTotp, settings.totpRequiredFor.includes(role)),
      'Last seen': time(lastUsedAt),
      Added: time(createdAt),
      Deactivated: deactivatedAt && time(deactivatedAt),
    },
    sessions: sessionRows(sessions, now),
  };
}
