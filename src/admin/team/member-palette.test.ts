import { expect, test } from 'vitest';
import { searchSources } from '#src/admin/find/search-sources.server.ts';
import type { Member } from '#src/domains/people/people.ts';
import { type Role, ROLES } from '#src/platform/auth/role.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { memberPaletteSource } from '#src/admin/find/palette-sources.server.ts';

const NOW = new Date('2026-11-22T15:00:00Z');
const member = (id: string, name: string, parts: Partial<Member> = {}): Member => ({
  id,
  name,
  email: `${id}@cadron.example`,
  role: 'editor',
  deactivatedAt: null,
  lastUsedAt: null,
  hasTotp: false,
  createdAt: NOW,
  ...parts,
});

const MEMBERS = [
  member('kim', 'Kim Ortiz', { role: 'owner' }),
  member('robin', 'Robin Vale', { deactivatedAt: NOW }),
  member('v.ortiz', ''),
];

async function search(typed: string, role: Role = 'owner') {
  const list = async () => ({ members: MEMBERS, invites: [] });
  const user = { id: 'kim', name: 'Kim', email: 'kim@cadron.example', role };
  const { groups } = await searchSources(
    [memberPaletteSource({ list })],
    typed,
    user,
    silentLogger,
  );
  return groups.flatMap(({ items }) => items);
}

test('owners find people by name or address, which are never remembered', async () => {
  expect(await search('ortiz')).toEqual([
    {
      id: 'user/kim',
      title: 'Kim Ortiz',
      hint: 'kim@cadron.example · Owner',
      to: '/admin/team/kim',
      isPersonal: true,
    },
    {
      id: 'user/v.ortiz',
      title: 'v.ortiz@cadron.example',
      hint: 'Editor',
      to: '/admin/team/v.ortiz',
      isPersonal: true,
    },
  ]);
  expect(await search('vale')).toMatchObject([{ hint: 'robin@cadron.example · Deactivated' }]);
  expect(await search('bin@cad')).toMatchObject([{ title: 'Robin Vale' }]);
  expect(await search('zoe')).toEqual([]);
});

test.each(ROLES)('as %s', async (role) => {
  expect((await search('kim', role)).length).toBe(role === 'owner' ? 1 : 0);
});
