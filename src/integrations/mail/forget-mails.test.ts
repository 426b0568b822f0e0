import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetMails } from './forget-mails.server.ts';

test('mails to an address, or about it, are removed, however they are encoded', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'mails-')), 'mail');
  await mkdir(folder);
  const base64 = Buffer.from('Grüße an ann@example.com').toString('base64');
  const mails = {
    'to.eml': 'To: Ann@Example.com\r\n\r\nHello',
    'soft.eml': 'To: team@cadron.example\r\n\r\nfrom ann@exam=\r\nple.com today',
    'base64.eml': `To: team@cadron.example\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}\r\n`,
    'other.eml': 'To: bob@example.com\r\n\r\nHello',
    'notes.txt': 'ann@example.com',
  };
  for (const [name, text] of Object.entries(mails)) await writeFile(join(folder, name), text);
  expect(await forgetMails(folder, 'ann@example.com')).toBe(3);
  expect((await readdir(folder)).toSorted()).toEqual(['notes.txt', 'other.eml']);
});

test('without a folder there is nothing to forget', async () => {
  expect(await forgetMails('/nowhere/mail', 'ann@example.com')).toBe(0);
});
