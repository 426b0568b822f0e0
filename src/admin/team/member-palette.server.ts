import { matchScore } from '#src/admin/palette/match-commands.ts';
import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import type { People } from '#src/domains/people/people.server.ts';
import type { Member } from '#src/domains/people/people.ts';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { memberPath } from './team-paths.ts';

const MAX_MEMBERS = 5;

/** People of the team by name or email address. Only for owners, who manage them. */
export const memberPaletteSource = (people: Pick<People, 'list'>): PaletteSource => ({
  label: 'People',
  permission: 'team.manage',
  async search(q) {
    const { members } = await people.list();
    return members
      .map((member) => ({ member, score: scoreOf(q, member) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MAX_MEMBERS)
      .map(({ member }) => toItem(member));
  },
});

/** By words of the name, or by a part of the address. */
const scoreOf = (q: string, { name, email }: Member): number =>
  matchScore(q, name, email) || (email.includes(q.toLowerCase()) ? 1 : 0);

const toItem = ({ id, name, email, role, deactivatedAt }: Member) => ({
  id: `user/${id}`,
  title: name.trim() || email,
  hint: [name.trim() && email, deactivatedAt ? 'Deactivated' : ROLE_NAMES[role]]
    .filter(Boolean)
    .join(' · '),
  to: memberPath(id),
  isPersonal: true,
});
