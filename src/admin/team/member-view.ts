import { sessionRows } from '#src/admin/people/session-view.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import type { Member, SessionInfo } from '#src/domains/people/people.ts';
import type { SecuritySettings } from '#src/platform/auth/security-settings.ts';
import { isLastOwner, twoStepOf } from './team-view.ts';

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
