import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteOldMails } from './delete-old-mails.server.ts';
import { createMailFolder } from './mail-folder.server.ts';
import { toMessage } from './message.ts';

const BEFORE = new Date('2026-08-24T03:00:00.000Z');

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-mails-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('mails from before that moment go, whole or not; others and other files stay', async () => {
  const folder = await openFolder();
  const old = ['2026-08-24T02-59-59.999Z-a.eml', '.2025-01-01T00-00-00.000Z-b.unfinished'];
  const kept = ['2026-08-24T03-00-00.000Z-c.eml', '2020 notes.eml', '2020-01-01.txt'];
  for (const name of [...old, ...kept]) await writeFile(join(folder, name), '');
  expect(await deleteOldMails(folder, BEFORE)).toBe(2);
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted());
});

test('what the mail folder writes is found by its time', async () => {
  const folder = await openFolder();
  const mails = createMailFolder(folder);
  const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await mails.deliver(toMessage('team@cadron.example', mail));
  expect(await deleteOldMails(folder, new Date(Date.now() - 60_000))).toBe(0);
  expect(await deleteOldMails(folder, new Date(Date.now() + 60_000))).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('without a folder there is nothing to delete', async () => {
  expect(await deleteOldMails('/nowhere/mail', BEFORE)).toBe(0);
});
