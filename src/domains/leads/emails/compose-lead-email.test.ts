import { expect, test } from 'vitest';
import type { OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import { createLeadEmailComposer, type LeadEmailDeps } from './compose-lead-email.server.ts';
import { verifyGuideToken } from '#src/domains/leads/guides/guide-link.server.ts';
import type { LeadForm } from '#src/domains/leads/lead.ts';
import type { LeadEmailTemplates } from './email-templates.ts';
import type { LeadView } from '#src/domains/leads/lead-views.ts';

const SECRET = 'a secret of more than thirty-two characters';
const ID = '0b6f3c52-6b4e-4b0e-9a39-5d1c7f0a2e11';
const NOW = new Date('2026-11-21T12:00:00Z');

const lead = (form: LeadForm, changes: Partial<LeadView> = {}): LeadView => ({
  id: ID,
  form,
  name: 'Ana Lee',
  email: 'ana@example.com',
  company: 'Lee & Sons',
  source: '',
  state: 'waiting',
  attempts: 0,
  createdAt: NOW,
  fields: { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', company: 'Lee & Sons' },
  consentText: null,
  consentVersion: null,
  consentedAt: null,
  pageUri: 'https://cadron.example/contact',
  pageName: 'Contact',
  hasTrackerCookie: false,
  attribution: {},
  suspicions: [],
  nextAttemptAt: null,
  deliveredAt: null,
  timeline: [],
  ...changes,
});

/** Templates that return their kind and their props. */
const createTemplate = (kind: string) => async (facts: object) => ({
  subject: kind,
  html: JSON.stringify(facts),
  text: JSON.stringify(facts),
});
const templates: LeadEmailTemplates = {
  guide: createTemplate('guide'),
  acknowledgement: createTemplate('acknowledgement'),
  report: createTemplate('report'),
  surveyThanks: createTemplate('survey'),
  notification: createTemplate('note'),
};

/** Composes an email about a lead. */
function compose(
  found: LeadView | undefined,
  kind: string,
  { round = 0, ...changes }: Partial<LeadEmailDeps> & { round?: number } = {},
) {
  const composer = createLeadEmailComposer({
    findLead: async () => found,
    templates,
    findReport: async () => undefined,
    siteUrl: 'https://cadron.example',
    secret: SECRET,
    team: 'team@cadron.example',
    clock: () => NOW,
    ...changes,
  });
  return composer({ id: 'an email', ownerId: ID, kind, round });
}

/** Returns the email and the props of its template. */
async function composeEmail(...args: Parameters<typeof compose>) {
  const composed = await compose(...args);
  if (composed === 'not-wanted' || !('email' in composed)) throw new Error('nothing was written');
  const email: OutgoingEmail = composed.email;
  return { email, facts: JSON.parse(email.text) as Record<string, unknown> };
}

test.each(['executive-cheatsheet', 'quick-wins'] as const)(
  'sends %s with a download link',
  async (form) => {
    const { email, facts } = await composeEmail(lead(form), 'visitor');
    expect(email).toMatchObject({
      subject: 'guide',
      to: 'ana@example.com',
      replyTo: 'team@cadron.example',
      messageId: `<${ID}.visitor@cadron.example>`,
    });
    expect(facts['firstName']).toBe('Ana');
    const token = String(facts['downloadUrl']).split('/').at(-1)!;
    expect(verifyGuideToken(SECRET, token, NOW)).toEqual({ state: 'valid', guide: form });
  },
);

test('an email that is sent again has its own message id', async () => {
  const { email } = await composeEmail(lead('contact'), 'team', { round: 2 });
  expect(email.messageId).toBe(`<${ID}.team.2@cadron.example>`);
});

test.each([
  ['Yes, please reach out', 'call'],
  ['Maybe, send me more info', 'information'],
  ['Not at this time', 'nothing'],
])('the survey answer %j gets the follow-up %s', async (answer, followUp) => {
  const fields = { firstName: 'Ana', ai_followup: answer };
  const { email, facts } = await composeEmail(lead('vistage-survey', { fields }), 'visitor');
  expect(email.subject).toBe('survey');
  expect(facts).toEqual({ firstName: 'Ana', followUp });
});

test('the notification has labeled fields and replies go to the visitor', async () => {
  const { email, facts } = await composeEmail(lead('contact'), 'team');
  expect(email).toMatchObject({ to: 'team@cadron.example', replyTo: 'ana@example.com' });
  expect(facts).toMatchObject({
    form: 'Contact',
    company: 'Lee & Sons',
    url: `https://cadron.example/admin/leads/${ID}`,
    fields: expect.arrayContaining([{ label: 'First name', value: 'Ana' }]),
  });
});

test('removes line breaks and invisible characters from subjects', async () => {
  const company = `Lee\r\nBcc: eve@example.com\u202e${'x'.repeat(500)}`;
  const { facts } = await composeEmail(lead('contact', { company }), 'team');
  expect(facts['company']).toMatch(/^Lee Bcc: eve@example\.com x+$/);
  expect(String(facts['company']).length).toBeLessThanOrEqual(80);
});

test.each(['WIN A PRIZE: evil.example/now', 'https://evil.example', '<b>Ana</b>', 'x'.repeat(31)])(
  'does not use %j as a greeting name',
  async (firstName) => {
    const { facts } = await composeEmail(lead('contact', { fields: { firstName } }), 'visitor');
    expect(facts).toEqual({ firstName: '' });
  },
);

test('names the fields of the notification in the order of the form', async () => {
  const stored = { company: 'Birch', lastName: 'Ito', message: 'Hi', firstName: 'Ana' };
  const { facts } = await composeEmail(lead('contact', { fields: stored }), 'team');
  expect((facts['fields'] as { label: string }[]).map(({ label }) => label)).toEqual([
    'First name',
    'Last name',
    'Company',
    'Message',
  ]);
});

test('returns not-wanted for an erased, quarantined or newsletter lead', async () => {
  for (const found of [undefined, lead('contact', { state: 'quarantined' }), lead('newsletter')])
    for (const kind of ['visitor', 'team']) expect(await compose(found, kind)).toBe('not-wanted');
});

test('attaches the report and leaves the answers out of the notification', async () => {
  const file = Buffer.from('%PDF');
  const fields = {
    firstName: 'Ana',
    companySize: '51-200',
    answers: '[{}]',
    'pillar:A:score': '9',
  };
  const result = {
    percentage: 64,
    level: 'AI Ready',
    levelColor: '#8FBCF5',
    pillars: [{ pillar: 'A', percentage: 64 }],
  };
  const findReport = async () => ({
    fileName: 'report.pdf',
    file,
    ...result,
  });
  const found = lead('ai-quotient', { fields });
  const report = await composeEmail(found, 'visitor', { findReport });
  expect(report.email).toMatchObject({
    subject: 'report',
    attachments: [{ fileName: 'report.pdf', type: 'application/pdf', content: file }],
  });
  expect(report.facts).toEqual({ firstName: 'Ana', ...result });
  const notice = await composeEmail(found, 'team', { findReport });
  expect(notice.facts['fields']).toEqual([
    { label: 'First name', value: 'Ana' },
    { label: 'Company size', value: '51-200' },
  ]);
});

test('returns the reason when the report no longer exists', async () => {
  expect(await compose(lead('ai-quotient'), 'visitor')).toEqual({
    impossible: 'The report no longer exists, so there is nothing to send.',
  });
});
