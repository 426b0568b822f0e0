import { expect, test } from 'vitest';
import { readNotice } from '#tests/support/read-notice.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { EmailView } from '#src/platform/emails/email.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import { leadEmailsView } from './lead-emails-view.ts';
import * as leadPage from './lead.tsx';
import { buildLead, leadId, leadsInMemory } from '#tests/builders/admin-leads.ts';
import * as listPage from './leads.tsx';

/** How the lead page and the list of leads show the emails of leads, and sending one again. */

const NOW = new Date('2026-11-22T15:00:00Z');
const FAILED = leadId(1);
const email = (id: string, changes: Partial<EmailView> = {}): EmailView => ({
  id,
  kind: 'visitor',
  state: 'failed',
  round: 0,
  attempts: 1,
  reason: 'refused',
  dueAt: NOW,
  nextAttemptAt: null,
  sentAt: null,
  updatedAt: NOW,
  ...changes,
});
const sampleLeads = () =>
  leadsInMemory([buildLead({ id: FAILED }), buildLead({ id: leadId(2) })], {
    [FAILED]: [email('team', { kind: 'team', state: 'sent', sentAt: NOW }), email('visitor')],
  });

type LeadArgs = Parameters<typeof leadPage.action>[0];
type ListArgs = Parameters<typeof listPage.loader>[0];

function routeArgs<Args>(
  leads: Leads,
  path: string,
  role: Role = 'editor',
  body?: [string, string][],
) {
  const url = new URL(path, 'https://cadron.example');
  const config = { SECURE_COOKIES: true };
  const context = adminContext({ leads, config }, role);
  const request = new Request(url, body && { method: 'POST', body: new URLSearchParams(body) });
  return { request, context, params: { id: url.pathname.split('/').at(-1) }, url } as Args;
}

const send = (leads: Leads, emailId: string, role?: Role) =>
  leadPage.action(
    routeArgs<LeadArgs>(leads, `/admin/leads/${FAILED}`, role, [
      ['intent', 'send-email'],
      ['email', emailId],
    ]),
  );

test('the lead page shows the emails with state and reason, the one to the visitor first', async () => {
  const page = await leadPage.loader(routeArgs<LeadArgs>(sampleLeads(), `/admin/leads/${FAILED}`));
  expect(page).toMatchObject({
    emails: {
      emails: [
        { title: 'Confirmation to the visitor', status: 'failed', reason: 'refused' },
        { title: 'Notice to the team', status: 'sent' },
      ],
    },
  });
});

test.each([
  ['contact', 'quarantined', 'Its emails go out when you release it'],
  ['newsletter', 'waiting', 'sends no email'],
  ['contact', 'delivered', 'before emails were recorded'],
] as const)('explains why a %s lead in state %s has no email: %s', (form, state, none) => {
  expect(leadEmailsView({ form, state }, [], NOW).none).toContain(none);
});

test('"Send again" sends the email and confirms it, and returns 403 for a viewer', async () => {
  const answer = await send(sampleLeads(), 'visitor');
  if (!(answer instanceof Response)) throw new Error('no redirect');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/admin/leads/${FAILED}`]);
  expect(await readNotice(answer)).toMatchObject({ text: 'The email is being sent.' });
  await expect(send(sampleLeads(), 'visitor', 'viewer')).rejects.toMatchObject({ status: 403 });
});

test('the list marks leads with a failed email and links to a filtered list of them', async () => {
  const counts = { waiting: 4, overdue: 0, failed: 1, kept: 0 };
  const leads = { ...sampleLeads(), emailCounts: async () => counts };
  const page = await listPage.loader(routeArgs<ListArgs>(leads, '/admin/leads'));
  expect(page.data.view?.rows.map(({ emailFailed }) => emailFailed)).toEqual([true, false]);
  expect(page.data.view?.states.slice(-1)).toMatchObject([
    { label: 'Emails failed', count: 1, to: '/admin/leads?emails=failed', isAlert: true },
  ]);
});
