import { expect, test } from 'vitest';
import type { Invite } from '#src/domains/people/people.ts';
import { DEFAULT_SECURITY_SETTINGS } from '#src/platform/auth/security-settings.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import * as invitation from './invitation.tsx';
import * as team from './team.tsx';

const buildInvite = (parts: Partial<Invite>): Invite => ({
  id: 'i1',
  email: 'new@cadron.example',
  role: 'editor',
  state: 'pending',
  invitedBy: 'kim@cadron.example',
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 86_400_000),
  emailState: 'sent',
  emailReason: undefined,
  ...parts,
});

async function open(path: string, parts: Partial<Invite>) {
  const people = {
    list: async () => ({ members: [], invites: [buildInvite(parts)] }),
    settings: async () => DEFAULT_SECURITY_SETTINGS,
  };
  const context = adminContext({ people });
  const handle = createRouteHandler({
    'admin/team': team,
    'admin/team/invitations/:id': invitation,
  });
  return (await handle(new Request(`https://cadron.example${path}`), context)).text();
}

test('says that the email of an invitation could not be sent, with the form to send it again', async () => {
  const failed = { emailState: 'failed', emailReason: '550 No such mailbox' } as const;
  expect(await open('/admin/team', failed)).toContain('Invitation not sent');
  const html = await open('/admin/team/invitations/i1', failed);
  expect(html).toContain('The email could not be sent.');
  expect(html).toContain('550 No such mailbox');
  expect(html).toMatch(/<details[^>]* open[^>]*><summary[^>]*>Send the invitation again/);
});

test('an invitation that was sent is closed until someone opens a form', async () => {
  expect(await open('/admin/team', {})).toContain('Invited');
  const html = await open('/admin/team/invitations/i1', {});
  expect(html).not.toContain('could not be sent');
  expect(html).toMatch(/<details class="disclosure"><summary[^>]*>Send the invitation again/);
});
