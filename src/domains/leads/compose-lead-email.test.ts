import pino from 'pino';
import { expect, test } from 'vitest';
import type { Job } from '#src/platform/jobs/job.ts';
import { readGuideToken } from './guide-link.server.ts';
import type { LeadForm } from './lead.ts';
import type { LeadView } from './leads.server.ts';
import type { LeadMail, LeadMailTemplates } from './mail-templates.ts';
import { createLeadMailsHandler, type LeadMailNeeds } from './send-lead-mails.server.ts';

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

/** Templates that say which they are and what they were given. */
const say = (kind: string) => async (facts: object) => ({
  subject: kind,
  html: JSON.stringify(facts),
  text: JSON.stringify(facts),
});
const templates: LeadMailTemplates = {
  guide: say('guide'),
  acknowledgement: say('acknowledgement'),
  report: say('report'),
  surveyThanks: say('survey'),
  notification: say('note'),
};

function createWorld(found: LeadView | undefined, changes: Partial<LeadMailNeeds> = {}) {
  const mails: LeadMail[] = [];
  const queued: { payload: object; key: string | undefined }[] = [];
  const lines: string[] = [];
  const handle = createLeadMailsHandler({
    find: async () => found,
    queue: {
      send: async <P extends object>(
        _job: Job<P>,
        payload: P,
        options?: { singletonKey?: string },
      ) => {
        queued.push({ payload, key: options?.singletonKey });
        return 'id';
      },
    },
    mail: {
      send: async (mail) => {
        mails.push(mail);
        return 'sent';
      },
    },
    templates,
    reportOf: async () => undefined,
    siteUrl: 'https://cadron.example',
    secret: SECRET,
    team: 'team@cadron.example',
    clock: () => NOW,
    log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
    ...changes,
  });
  return { handle, mails, queued, lines };
}

test('the job of a lead becomes one for each recipient', async () => {
  const { handle, queued, mails } = createWorld(lead('contact'));
  await handle({ leadId: ID });
  expect(queued.map(({ payload }) => payload)).toEqual([
    { leadId: ID, to: 'visitor' },
    { leadId: ID, to: 'team' },
  ]);
  expect(new Set(queued.map(({ key }) => key)).size).toBe(2);
  expect(mails).toEqual([]);
});

test.each(['executive-cheatsheet', 'quick-wins'] as const)(
  '%s is mailed with a link that opens it',
  async (form) => {
    const { handle, mails } = createWorld(lead(form));
    await handle({ leadId: ID, to: 'visitor' });
    expect(mails).toMatchObject([
      {
        subject: 'guide',
        to: 'ana@example.com',
        replyTo: 'team@cadron.example',
        messageId: `<${ID}.visitor@cadron.example>`,
      },
    ]);
    const { downloadUrl, firstName } = JSON.parse(mails[0]!.text) as Record<string, string>;
    expect(firstName).toBe('Ana');
    const token = downloadUrl!.split('/').at(-1)!;
    expect(readGuideToken(SECRET, token, NOW)).toEqual({ state: 'valid', guide: form });
  },
);

test.each([
  ['Yes, please reach out', 'call'],
  ['Maybe, send me more info', 'information'],
  ['Not at this time', 'nothing'],
])('the survey answer %j is thanked for as %s', async (answer, followUp) => {
  const fields = { firstName: 'Ana', ai_followup: answer };
  const { handle, mails } = createWorld(lead('vistage-survey', { fields }));
  await handle({ leadId: ID, to: 'visitor' });
  expect(mails[0]?.subject).toBe('survey');
  expect(JSON.parse(mails[0]!.text)).toEqual({ firstName: 'Ana', followUp });
});

test('the team gets the fields by their labels, and its reply goes to the visitor', async () => {
  const { handle, mails } = createWorld(lead('contact'));
  await handle({ leadId: ID, to: 'team' });
  expect(mails).toMatchObject([{ to: 'team@cadron.example', replyTo: 'ana@example.com' }]);
  expect(JSON.parse(mails[0]!.text)).toMatchObject({
    form: 'Contact',
    company: 'Lee & Sons',
    url: `https://cadron.example/admin/leads/${ID}`,
    fields: expect.arrayContaining([{ label: 'First name', value: 'Ana' }]),
  });
});

test('nothing that can reach beyond a subject gets into one', async () => {
  const company = `Lee\r\nBcc: eve@example.com\u202e${'x'.repeat(500)}`;
  const { handle, mails } = createWorld(lead('contact', { company }));
  await handle({ leadId: ID, to: 'team' });
  const facts = JSON.parse(mails[0]!.text) as { company: string };
  expect(facts.company).toMatch(/^Lee Bcc: eve@example\.com x+$/);
  expect(facts.company.length).toBeLessThanOrEqual(80);
});

test.each(['WIN A PRIZE: evil.example/now', 'https://evil.example', '<b>Ana</b>', 'x'.repeat(31)])(
  'nobody is greeted as %j',
  async (firstName) => {
    const { handle, mails } = createWorld(lead('contact', { fields: { firstName } }));
    await handle({ leadId: ID, to: 'visitor' });
    expect(JSON.parse(mails[0]!.text)).toEqual({ firstName: '' });
  },
);

test('an erased lead and one in quarantine get nothing', async () => {
  for (const found of [undefined, lead('contact', { state: 'quarantined' })]) {
    const { handle, mails, queued } = createWorld(found);
    await handle({ leadId: ID });
    await handle({ leadId: ID, to: 'visitor' });
    await handle({ leadId: ID, to: 'team' });
    expect([mails, queued]).toEqual([[], []]);
  }
});

test('a report is mailed as a file, and the note to the team leaves its answers out', async () => {
  const file = Buffer.from('%PDF');
  const fields = {
    firstName: 'Ana',
    companySize: '51-200',
    answers: '[{}]',
    'pillar:A:score': '9',
  };
  const { handle, mails } = createWorld(lead('ai-quotient', { fields }), {
    reportOf: async () => ({ fileName: 'report.pdf', file, percentage: 64, level: 'AI Ready' }),
  });
  await handle({ leadId: ID, to: 'visitor' });
  await handle({ leadId: ID, to: 'team' });
  expect(mails[0]).toMatchObject({
    subject: 'report',
    attachments: [{ fileName: 'report.pdf', type: 'application/pdf', content: file }],
  });
  expect(JSON.parse(mails[0]!.text)).toEqual({
    firstName: 'Ana',
    percentage: 64,
    level: 'AI Ready',
  });
  const note = JSON.parse(mails[1]!.text) as { fields: { label: string; value: string }[] };
  expect(note.fields).toEqual([
    { label: 'First name', value: 'Ana' },
    { label: 'Company size', value: '51-200' },
  ]);
});

test('a report that is gone is not mailed, and a subscription gets no mail from here', async () => {
  const assessment = createWorld(lead('ai-quotient'));
  await assessment.handle({ leadId: ID, to: 'visitor' });
  expect(assessment.mails).toEqual([]);
  const newsletter = createWorld(lead('newsletter'));
  await newsletter.handle({ leadId: ID, to: 'visitor' });
  await newsletter.handle({ leadId: ID, to: 'team' });
  expect(newsletter.mails).toEqual([]);
});

test('a refused recipient ends it, any other failure is tried again, and no log line names anybody', async () => {
  const refusing = createWorld(lead('contact'), { mail: { send: async () => 'refused' } });
  await refusing.handle({ leadId: ID, to: 'visitor' });
  expect(refusing.lines.join('')).toContain('refused for good');
  expect(refusing.lines.join('')).not.toMatch(/ana|lee/i);
  const failing = createWorld(lead('contact'), {
    mail: { send: () => Promise.reject(new Error('no connection')) },
  });
  await expect(failing.handle({ leadId: ID, to: 'visitor' })).rejects.toThrow('no connection');
});
