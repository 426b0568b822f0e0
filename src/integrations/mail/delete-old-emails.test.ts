import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteOldEmails } from './delete-old-emails.server.ts';
import { createEmailFolder } from './email-folder.server.ts';
import { toMessage } from './message.ts';

const BEFORE = new Date('2026-08-24T03:00:00.000Z');

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-mails-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('deletes finished and unfinished emails from before the time and nothing else', async () => {
  const folder = await openFolder();
  const old = ['2026-08-24T02-59-59.999Z-a.eml', '.2025-01-01T00-00-00.000Z-b.unfinished'];
  const newer = ['2026-08-24T03-00-00.000Z-c.eml', '2020 notes.eml', '2020-01-01.txt'];
  for (const name of [...old, ...newer]) await writeFile(join(folder, name), '');
  expect(await deleteOldEmails(folder, BEFORE)).toBe(2);
  expect((await readdir(folder)).toSorted()).toEqual(newer.toSorted());
});

test('recognizes the file names of the email folder', async () => {
  const folder = await openFolder();
  const mails = createEmailFolder(folder);
  const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await mails.deliver(toMessage('team@cadron.example', mail));
  expect(await deleteOldEmails(folder, new Date(Date.now() - 60_000))).toBe(0);
  expect(await deleteOldEmails(folder, new Date(Date.now() + 60_000))).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('returns 0 without a folder', async () => {
  expect(await deleteOldEmails('/nowhere/mail', BEFORE)).toBe(0);
});
