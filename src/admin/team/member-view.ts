import { type SessionRow, sessionRows } from '#src/admin/people/session-view.ts';
import type { Fact } from '#src/admin/parts/facts.tsx';
import { formatTime } from '#src/admin/parts/format-time.ts';
import type { Member, SessionInfo } from '#src/domains/people/people.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { SecuritySettings } from '#src/platform/auth/security-settings.ts';
import { isLastOwner, type MemberState, twoStepOf } from './team-view.ts';

/** A person, formatted for their page. */
export interface MemberView {
  /** the name, or the address without one */
  title: string;
  email: string;
  role: Role;
  state: MemberState;
  isYou: boolean;
  /** the only active owner: their role, state and account stay */
  isLastOwner: boolean;
  hasTotp: boolean;
  facts: readonly Fact[];
  sessions: readonly SessionRow[];
}

interface MemberData {
  member: Member;
  members: readonly Member[];
  sessions: readonly SessionInfo[];
  settings: SecuritySettings;
}

export function memberView(data: MemberData, userId: string, now: Date): MemberView {
  const { member, members, sessions, settings } = data;
  const { id, name, email, role, deactivatedAt, hasTotp, lastUsedAt, createdAt } = member;
  const time = (date: Date | null) => (date ? formatTime(date, now).exact : 'Never');
  return {
    title: name.trim() || email,
    email,
    role,
    state: deactivatedAt ? 'deactivated' : 'active',
    isYou: id === userId,
    isLastOwner: isLastOwner(member, members),
    hasTotp,
    facts: [
      { name: 'Email', value: email },
      {
        name: 'Two-step sign-in',
        value: twoStepOf(hasTotp, settings.totpRequiredFor.includes(role)),
      },
      { name: 'Last seen', value: time(lastUsedAt) },
      { name: 'Added', value: time(createdAt) },
      ...(deactivatedAt ? [{ name: 'Deactivated', value: time(deactivatedAt) }] : []),
    ],
    sessions: sessionRows(sessions, now),
  };
}
