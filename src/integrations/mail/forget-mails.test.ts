import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findMails, removeMails } from './forget-mails.server.ts';

/** A folder with these mails, and the names of those that concern an address. */
async function mailsIn(mails: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'mails-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, 'mail');
  await mkdir(folder);
  for (const [name, text] of Object.entries(mails)) await writeFile(join(folder, name), text);
  const about = async (email: string) =>
    (await findMails(folder, (address) => address === email)).map((path) => basename(path));
  return { folder, about };
}

test('mails to an address, or about it, are found, however they are encoded', async () => {
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
  const found = await findMails(folder, (address) => address === 'ann@example.com');
  expect(found).toHaveLength(7);
  await removeMails([...found, join(folder, 'gone.eml')]);
  expect((await readdir(folder)).toSorted()).toEqual(['notes.txt', 'other.eml']);
  expect(await about('bob@example.com')).toEqual(['other.eml']);
});

test.each(['l10.x@example.com', '0.x@example.com.au', "o'0.x@example.com", '_0.x@example.com'])(
  'mails to %s are left alone where its neighbour is looked for',
  async (email) => {
    const { about } = await mailsIn({
      'to.eml': `To: ${email}\r\n\r\nHello`,
      'text.eml': `To: team@cadron.example\r\n\r\nEmail: ${email}, (${email}) <${email}>.`,
    });
    expect(await about('0.x@example.com')).toEqual([]);
    expect((await about(email)).toSorted()).toEqual(['text.eml', 'to.eml']);
  },
);

test('when a mail was written is read from its name, which a copy keeps', async () => {
  const { folder } = await mailsIn({
    '2026-11-20T10-11-12.345Z-one.eml': 'To: a@b.example\r\n\r\n',
  });
  const moments: Date[] = [];
  await findMails(folder, (_address, writtenAt) => moments.push(writtenAt) > 1);
  expect(moments).toEqual([new Date('2026-11-20T10:11:12.345Z')]);
});

test('without a folder there is nothing to find', async () => {
  expect(await findMails('/nowhere/mail', () => true)).toEqual([]);
});
