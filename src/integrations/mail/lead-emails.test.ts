import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BRAND } from '#content/brand.ts';
import { EmailRefusedError, type EmailText } from '#src/platform/emails/outgoing-email.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createLeadEmailTemplates } from './lead-emails.ts';
import { createMailer } from './mailer.server.ts';

const templates = createLeadEmailTemplates({
  sender: BRAND,
  siteUrl: 'https://cadron.example',
  vistageSchedulerUrl: 'https://scheduler.example/vistage',
});

const guide = () =>
  templates.guide({
    firstName: 'Ana',
    guide: 'executive-cheatsheet',
    title: 'HubSpot Executive Cheatsheet',
    pages: 8,
    minutes: 5,
    downloadUrl: 'https://cadron.example/download/token',
    pageUrl: 'https://cadron.example/playbooks/hubspot-executive-cheatsheet',
    validDays: 14,
  });
const notification = () =>
  templates.notification({
    form: 'Contact',
    name: 'Ana Lee',
    company: 'Lee & Sons',
    fields: [{ label: 'Message', value: 'One line\n<script>alert(1)</script>' }],
    url: 'https://cadron.example/admin/leads/one',
  });

/** Both parts, the HTML part without tags. */
const parts = ({ html, text }: EmailText) => [
  html
    .replaceAll(/<!--.*?-->|<style>.*?<\/style>|<[^>]+>/gs, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' '),
  text.replaceAll(/\s+/g, ' '),
];

const report = (percentage = 58) =>
  templates.report({
    firstName: 'Ana',
    percentage,
    level: 'AI Emerging',
    levelColor: '#f4bc45',
    pillars: [
      { pillar: 'Data Spine Health', percentage: 75 },
      { pillar: 'Automation Maturity', percentage: 40 },
    ],
  });

test('contains link, validity and sender in the guide email', async () => {
  const mail = await guide();
  expect(mail.html).toContain('href="https://cadron.example/download/token"');
  expect(mail.text).toContain('https://cadron.example/download/token');
  for (const part of parts(mail)) {
    expect(part).toContain('Hello Ana,');
    expect(part).toContain('8-page PDF');
    expect(part).toContain('14 days');
    expect(part).toContain('https://cadron.example/playbooks/hubspot-executive-cheatsheet');
    for (const line of [BRAND.name, ...BRAND.address]) expect(part).toContain(line);
  }
});

test('loads nothing, has at most one button and supports dark mode in every email', async () => {
  const mails = [
    await guide(),
    await notification(),
    await report(),
    await templates.acknowledgement({ firstName: '' }),
    await templates.surveyThanks({ firstName: 'Ana', followUp: 'nothing' }),
    await templates.surveyThanks({ firstName: 'Ana', followUp: 'call' }),
  ];
  for (const { html, text } of mails) {
    expect(html).not.toMatch(/<img|<link|<script|url\(/i);
    expect(html.match(/background-color:#e9651a/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(html).toContain('(prefers-color-scheme: dark)');
    expect(text).not.toContain('undefined');
  }
});

test('shows the score of a report in both parts, and draws it to scale', async () => {
  const email = await report();
  for (const part of parts(email)) {
    expect(part).toContain('58 of 100: AI Emerging');
    expect(part).toMatch(/Data Spine Health:? 75%.*Automation Maturity:? 40%/);
  }
  expect(email.html).toContain('width="58%"');
  expect(email.html).toContain('#f4bc45');
  // by length, like the whole score, so that a half looks like a half
  for (const share of ['75%', '40%']) expect(email.html).toContain(`width="${share}"`);
});

test('begins every email with the wordmark', async () => {
  for (const { html } of [await guide(), await notification(), await report()])
    expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Cadron/);
});

test('greets without a name if there is none', async () => {
  const { text } = await templates.acknowledgement({ firstName: '' });
  expect(text).toContain('\n\nHello,\n\n');
});

test('offers the next step that the survey sender chose', async () => {
  const call = await templates.surveyThanks({ firstName: 'Ana', followUp: 'call' });
  expect(call.text).toMatch(/20 minutes[^]*scheduler\.example\/vistage/);
  const information = await templates.surveyThanks({ firstName: '', followUp: 'information' });
  expect(information.html).toContain('href="https://cadron.example/insights/success-stories"');
  const nothing = await templates.surveyThanks({ firstName: '', followUp: 'nothing' });
  expect(nothing.text).toContain('so we will not');
});

test('escapes typed values in the notification', async () => {
  const mail = await notification();
  expect(mail.subject).toBe('Contact: Ana Lee, Lee & Sons');
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail.html).toContain('href="https://cadron.example/admin/leads/one"');
});

async function mailerInFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-lead-mail-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const from = () => 'A Sender <sender@company.example>';
  const port = createMailer({ smtpUrl: () => undefined, from, folder, log: silentLogger });
  return {
    port,
    files: () => readdir(folder),
    read: (name: string) => readFile(join(folder, name), 'utf8'),
  };
}

const envelope = {
  to: 'team@cadron.example',
  replyTo: 'ana@example.com',
  messageId: '<one.team@cadron.example>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

test('sets the visitor as Reply-To', async () => {
  const { port, files, read } = await mailerInFolder();
  await port.send({ ...(await notification()), ...envelope });
  const eml = await read((await files())[0]!);
  expect(eml).toMatch(/^Reply-To: ana@example\.com\r$/m);
  expect(eml).toMatch(/^Message-ID: <one\.team@cadron\.example>\r$/m);
  expect(eml).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test.each([
  { replyTo: 'ana@example.com\r\nBcc: eve@example.com' },
  { replyTo: 'Ana <ana@example.com>' },
  { to: 'team@cadron.example, eve@example.com' },
])('rejects an email with %j and writes no file', async (changes) => {
  const { port, files } = await mailerInFolder();
  const email = { ...(await notification()), ...envelope, ...changes };
  await expect(port.send(email)).rejects.toThrow(EmailRefusedError);
  expect(await files()).toEqual([]);
});

test('an email has the names and links of the moment at which it is written', async () => {
  const settings = {
    sender: { ...BRAND, email: 'old@cadron.example' },
    siteUrl: 'https://cadron.example',
    vistageSchedulerUrl: 'https://scheduler.example/old',
  };
  const current = createLeadEmailTemplates(settings);
  settings.sender.email = 'new@birch.example';
  settings.vistageSchedulerUrl = 'https://scheduler.example/new';
  expect((await current.acknowledgement({ firstName: '' })).text).toContain('new@birch.example');
  const { text } = await current.surveyThanks({ firstName: '', followUp: 'call' });
  expect(text).toContain('https://scheduler.example/new');
});
