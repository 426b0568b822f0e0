import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findEmails, deleteEmails } from './find-emails.server.ts';

/** Creates a folder with these emails. `about` returns the names of those that contain an address. */
async function mailsIn(mails: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'mails-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, 'mail');
  await mkdir(folder);
  for (const [name, text] of Object.entries(mails)) await writeFile(join(folder, name), text);
  const about = async (email: string) =>
    (await findEmails(folder, (address) => address === email)).map((path) => basename(path));
  return { folder, about };
}

test('finds emails to or about an address in any encoding', async () => {
  const base64 = Buffer.from('Grüße an ann@example.com').toString('base64');
  const { folder, about } = await mailsIn({
    'to.eml': 'To: Ann@Example.com\r\n\r\nHello',
    'soft.eml':
      'To: team@cadron.example\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nfrom ann@exam=\r\nple.com today',
    'base64.eml': `To: team@cadron.example\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}\r\n`,
    'folded.eml':
      'To: team@cadron.example,\r\n "Ann, the first"\r\n <ann@example.com>\r\n\r\nHello',
    'word.eml': 'Bcc: =?utf-8?q?Ann_=C3=9C?= <ann@example.com>\r\n\r\nHello',
    'reply.eml': 'To: team@cadron.example\r\nReply-To: ann@example.com\r\n\r\nHello',
    'html.eml': "Content-Type: text/html\r\n\r\n<p>Write to <b>'ann@example.com'</b>.</p>",
    'other.eml': 'To: bob@example.com\r\n\r\nHello',
    'notes.txt': 'ann@example.com',
  });
  const found = await findEmails(folder, (address) => address === 'ann@example.com');
  expect(found).toHaveLength(7);
  await deleteEmails([...found, join(folder, 'gone.eml')]);
  expect((await readdir(folder)).toSorted()).toEqual(['notes.txt', 'other.eml']);
  expect(await about('bob@example.com')).toEqual(['other.eml']);
});

test.each(['l10.x@example.com', '0.x@example.com.au', "o'0.x@example.com", '_0.x@example.com'])(
  'does not find emails to %s when searching for a similar address',
  async (email) => {
    const { about } = await mailsIn({
      'to.eml': `To: ${email}\r\n\r\nHello`,
      'text.eml': `To: team@cadron.example\r\n\r\nEmail: ${email}, (${email}) <${email}>.`,
    });
    expect(await about('0.x@example.com')).toEqual([]);
    expect((await about(email)).toSorted()).toEqual(['text.eml', 'to.eml']);
  },
);

test('reads the time of an email from its file name', async () => {
  const { folder } = await mailsIn({
    '2026-11-20T10-11-12.345Z-one.eml': 'To: a@b.example\r\n\r\n',
  });
  const moments: Date[] = [];
  await findEmails(folder, (_address, writtenAt) => moments.push(writtenAt) > 1);
  expect(moments).toEqual([new Date('2026-11-20T10:11:12.345Z')]);
});

test('finds nothing without a folder', async () => {
  expect(await findEmails('/nowhere/mail', () => true)).toEqual([]);
});
