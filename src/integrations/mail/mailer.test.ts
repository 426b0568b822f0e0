import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EmailRefusedError } from '#src/platform/emails/outgoing-email.ts';
import { BRAND } from '#content/brand.ts';
import { startSmtpStandIn } from '#tests/fakes/smtp-stand-in.ts';
import { createConfirmationEmail } from './confirmation-email.ts';
import { createMailer } from './mailer.server.ts';

const FROM = 'A Sender <sender@company.example>';
const CONFIRM_URL = `https://cadron.example/newsletter/confirm?token=${'c'.repeat(43)}`;
const UNSUBSCRIBE_URL = `https://cadron.example/newsletter/unsubscribe?token=${'u'.repeat(43)}`;
const ONE_CLICK = `<https://www.a-rather-long-host-name.cadron.example/api/unsubscribe?token=${'u'.repeat(43)}>`;

let folder: string;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cadron-mail-'));
  lines = [];
});
afterEach(() => rm(folder, { recursive: true }));

function mailer(smtpUrl?: string) {
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  return createMailer({
    smtpUrl: () => smtpUrl,
    from: () => FROM,
    folder: join(folder, 'mail'),
    log,
  });
}

async function confirmation(to = 'ana@example.com') {
  const links = { confirmUrl: CONFIRM_URL, unsubscribeUrl: UNSUBSCRIBE_URL, validHours: 48 };
  return {
    ...(await createConfirmationEmail(BRAND)(links)),
    to,
    messageId: '<one@cadron.example>',
    headers: {
      'List-Unsubscribe': ONE_CLICK,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Parses headers and parts of an email; supports only the encodings that ours use. */
function parse(eml: string) {
  const split = (text: string) => {
    const end = text.indexOf('\r\n\r\n');
    return { head: text.slice(0, end), body: text.slice(end + 4) };
  };
  const { head, body } = split(eml);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.trimStart()));
  const decoded = parts.map(({ head: partHead, body: partBody }) => {
    if (/base64/.test(partHead)) return Buffer.from(partBody, 'base64').toString();
    if (!/quoted-printable/.test(partHead)) return partBody;
    return partBody
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  });
  return { head, types: parts.map((part) => /text\/\w+/.exec(part.head)?.[0]), decoded };
}

test('writes an email without SMTP to one complete file that only this user can read', async () => {
  await mailer().send(await confirmation());
  const files = await readdir(join(folder, 'mail'));
  expect(files).toEqual([expect.stringMatching(/^2\d{3}-.*\.eml$/)]);
  const file = join(folder, 'mail', files[0]!);
  expect((await stat(file)).mode & 0o077).toBe(0);

  const { head, types, decoded } = parse(await readFile(file, 'utf8'));
  expect(types).toEqual(['text/plain', 'text/html']);
  for (const part of decoded) {
    expect(part.replaceAll('&amp;', '&')).toContain(CONFIRM_URL);
    expect(part).toContain(UNSUBSCRIBE_URL);
    for (const line of [BRAND.name, ...BRAND.address]) expect(part).toContain(line);
    expect(part).toContain('Confirm subscription');
    expect(part).toContain('48 hours');
  }
  expect(head).toMatch(/^To: ana@example\.com$/m);
  expect(head.split('\r\n')).toContain(`From: ${FROM}`);
  expect(head).toMatch(/^Message-ID: <one@cadron\.example>$/m);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(head.split('\r\n')).toContain(`List-Unsubscribe: ${ONE_CLICK}`);
});

test('loads nothing and has one button in the confirmation', async () => {
  const { html } = await confirmation();
  expect(html).not.toMatch(/<img|<link|<script|url\(/i);
  expect(html.match(/background-color:#e9651a/g)).toHaveLength(1);
});

test.each([
  'ana@example.com\r\nBcc: eve@example.com',
  'ana@example.com, eve@example.com',
  'Ana <ana@example.com>',
  '',
])('rejects an email to %j', async (to) => {
  await expect(mailer().send(await confirmation(to))).rejects.toThrow(EmailRefusedError);
});

test('rejects a line break in a header', async () => {
  const mail = {
    ...(await confirmation()),
    headers: { 'List-Unsubscribe': 'x\r\nBcc: eve@example.com' },
  };
  await expect(mailer().send(mail)).rejects.toThrow('control character');
});

test('sends an email by SMTP to its recipient only', async () => {
  const server = await startSmtpStandIn();
  const mail = mailer(server.url);
  await mail.send(await confirmation());
  mail.close();
  await server.close();
  expect(server.asked()).toBe(1);
  expect(server.messages).toEqual([expect.stringContaining('To: ana@example.com\r\n')]);
  expect(server.messages[0]).toContain(`List-Unsubscribe: ${ONE_CLICK}\r\n`);
});

test.each([
  ['550 5.1.1 <ana@example.com> unknown', true],
  ['550 no such user ana@example.com', true],
  ['554 5.1.0 <ana@example.com> rejected', true],
  ['450 4.2.1 <ana@example.com> try later', false],
  ['552 5.2.2 <ana@example.com> mailbox full', false],
  ['554 5.7.1 <ana@example.com>: relay access denied', false],
  ['530 5.7.0 must issue a STARTTLS command first', false],
])('redacts the address in the reply %j; permanent: %j', async (reply, isFinal) => {
  const server = await startSmtpStandIn();
  server.reply(reply);
  const mail = mailer(server.url);
  const error = await mail.send(await confirmation()).catch((reason: Error) => reason);
  mail.close();
  await server.close();
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof EmailRefusedError).toBe(isFinal);
  expect(String(error)).toContain(reply.slice(0, 3));
  expect(JSON.stringify(pino.stdSerializers.err(error as Error))).not.toContain('ana@');
});

test('reports an unreachable server', async () => {
  const server = await startSmtpStandIn();
  await server.close();
  const mail = mailer(server.url);
  await expect(mail.send(await confirmation())).rejects.toThrow(
    'The mail server could not be reached (ESOCKET).',
  );
  mail.close();
});

test('logs the message id but not the recipient', async () => {
  await mailer().send(await confirmation());
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('<one@cadron.example>');
  expect(lines[0]).not.toContain('ana@');
});
