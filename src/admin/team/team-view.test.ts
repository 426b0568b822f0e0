import { expect, test } from 'vitest';
import type { Invite, Member } from '#src/domains/people/people.ts';
import { DEFAULT_SECURITY_SETTINGS } from '#src/platform/auth/security-settings.ts';
import { isLastOwner, teamView } from './team-view.ts';

const NOW = new Date('2026-11-22T15:00:00Z');

const buildMember = (parts: Partial<Member>): Member => ({
  id: 'kim',
  name: 'Kim Ortiz',
  email: 'kim@cadron.example',
  role: 'owner',
  deactivatedAt: null,
  lastUsedAt: null,
  hasTotp: false,
  createdAt: NOW,
  ...parts,
});

const invite: Invite = {
  id: 'i',
  email: 'new@cadron.example',
  role: 'editor',
  state: 'pending',
  invitedBy: 'kim@cadron.example',
  createdAt: NOW,
  expiresAt: new Date(NOW.getTime() + 7 * 86_400_000),
  emailState: 'sent',
  emailReason: undefined,
};

test('lists active people by name, then invitations, then those deactivated', () => {
  const members = [
    buildMember({ id: '1', name: 'Zoe' }),
    buildMember({ id: '2', name: 'Abe', deactivatedAt: NOW }),
    buildMember({ id: '3', name: '', email: 'bo@cadron.example', hasTotp: true }),
  ];
  const settings = { ...DEFAULT_SECURITY_SETTINGS, totpRequiredFor: ['owner' as const] };
  const invites = [
    invite,
    { ...invite, id: 'e', state: 'expired' as const },
    { ...invite, id: 'f', emailState: 'failed' as const },
  ];
  const { rows, summary } = teamView({ members, invites, settings }, '1', NOW);
  expect(summary).toBe('3 people, 3 invitations');
  expect(rows.map(({ title, state, twoStep, isYou }) => [title, state, twoStep, isYou])).toEqual([
    ['bo@cadron.example', 'active', 'On', false],
    ['Zoe', 'active', 'Off, required', true],
    ['new@cadron.example', 'invited', '', false],
    ['new@cadron.example', 'expired', '', false],
    ['new@cadron.example', 'unsent', '', false],
    ['Abe', 'deactivated', 'Off', false],
  ]);
  expect(rows[2]?.seen?.label).toBe('Expires');
});

test('the last owner is the only active one', () => {
  const owner = buildMember({});
  const second = buildMember({ id: 'two' });
  expect(isLastOwner(owner, [owner, buildMember({ id: 'x', role: 'editor' })])).toBe(true);
  expect(isLastOwner(owner, [owner, { ...second, deactivatedAt: NOW }])).toBe(true);
  expect(isLastOwner(owner, [owner, second])).toBe(false);
  expect(isLastOwner({ ...second, role: 'viewer' }, [owner])).toBe(false);
});
