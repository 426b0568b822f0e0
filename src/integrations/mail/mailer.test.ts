import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EmailRefusedError } from '#src/platform/emails/outgoing-email.ts';
import { BRAND } from '#content/brand.ts';
import { confirmationMail } from './confirmation-mail.tsx';
import { createMailer } from './mailer.server.ts';

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
    smtpUrl,
    from: 'Cadron Growth Partners <hello@cadron.example>',
    folder: join(folder, 'mail'),
    log,
  });
}

async function confirmation(to = 'ana@example.com') {
  const links = { confirmUrl: CONFIRM_URL, unsubscribeUrl: UNSUBSCRIBE_URL, validHours: 48 };
  return {
    ...(await confirmationMail(BRAND)(links)),
    to,
    messageId: '<one@cadron.example>',
    headers: {
      'List-Unsubscribe': ONE_CLICK,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Headers and decoded parts of a mail; knows only what our mails use. */
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

test('without SMTP a mail becomes one complete file that only this user may read', async () => {
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
    expect(part).toContain('Cadron Growth Partners');
    expect(part).toContain('1021 Front Street, Suite 200');
    expect(part).toContain('Conway, AR 72032');
    expect(part).toContain('Confirm subscription');
    expect(part).toContain('48 hours');
  }
  expect(head).toMatch(/^To: ana@example\.com$/m);
  expect(head).toMatch(/^From: Cadron Growth Partners <hello@cadron\.example>$/m);
  expect(head).toMatch(/^Message-ID: <one@cadron\.example>$/m);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(head.split('\r\n')).toContain(`List-Unsubscribe: ${ONE_CLICK}`);
});

test('the mail loads nothing from anywhere and has one button', async () => {
  const { html } = await confirmation();
  expect(html).not.toMatch(/<img|<link|<script|url\(/i);
  expect(html.match(/background-color:#e9651a/g)).toHaveLength(1);
});

test.each([
  'ana@example.com\r\nBcc: eve@example.com',
  'ana@example.com, eve@example.com',
  'Ana <ana@example.com>',
  '',
])('a mail to %j is refused', async (to) => {
  await expect(mailer().send(await confirmation(to))).rejects.toThrow(EmailRefusedError);
});

test('a line break in a header is refused', async () => {
  const mail = {
    ...(await confirmation()),
    headers: { 'List-Unsubscribe': 'x\r\nBcc: eve@example.com' },
  };
  await expect(mailer().send(mail)).rejects.toThrow('control character');
});

/** Speaks just enough SMTP to answer the recipient as told, and keeps what it was sent. */
async function smtpServer(answerToRecipient: string) {
  let received = '';
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received += text;
      if (isData && !received.endsWith('\r\n.\r\n')) return;
      const command = isData ? '' : text.slice(0, 4);
      isData = command === 'DATA';
      const answers: Record<string, string> = { RCPT: answerToRecipient, DATA: '354 go on' };
      socket.write(`${answers[command] ?? '250 ok'}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received: () => received, close: () => server.close() };
}

test('with SMTP the mail goes to the server, whole and to its recipient alone', async () => {
  const server = await smtpServer('250 ok');
  const mail = mailer(server.url);
  await mail.send(await confirmation());
  mail.close();
  server.close();
  expect(server.received().match(/^RCPT TO:.*$/gm)).toEqual(['RCPT TO:<ana@example.com>']);
  expect(server.received()).toContain(`List-Unsubscribe: ${ONE_CLICK}\r\n`);
});

test.each([
  ['550 5.1.1 <ana@example.com> unknown', true],
  ['450 4.2.1 <ana@example.com> try later', false],
])(
  'the answer %j is passed on without the address; refused for good: %j',
  async (answer, isFinal) => {
    const server = await smtpServer(answer);
    const mail = mailer(server.url);
    const error = await mail.send(await confirmation()).catch((reason: Error) => reason);
    mail.close();
    server.close();
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof EmailRefusedError).toBe(isFinal);
    expect(JSON.stringify(pino.stdSerializers.err(error as Error))).not.toContain('ana@');
  },
);

test('log lines name the mail, never its recipient', async () => {
  await mailer().send(await confirmation());
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('<one@cadron.example>');
  expect(lines[0]).not.toContain('ana@');
});
