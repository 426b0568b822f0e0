import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sessionSecret } from './session-secret.server.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'data');
}

test('the configured secret wins, and nothing is written', async () => {
  const folder = await emptyFolder();
  const secret = 'c'.repeat(32);
  expect(await sessionSecret({ SESSION_SECRET: secret }, folder)).toBe(secret);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});

test('a made secret is kept, readable by its owner only', async () => {
  const folder = await emptyFolder();
  const secret = await sessionSecret({}, folder);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(await sessionSecret({}, folder)).toBe(secret);
  expect((await stat(join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
});

test('processes that start at once agree on one secret and leave no drafts', async () => {
  const folder = await emptyFolder();
  const secrets = await Promise.all(Array.from({ length: 20 }, () => sessionSecret({}, folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['session-secret']);
});

test('a damaged secret stops the start with advice', async () => {
  const folder = await emptyFolder();
  await sessionSecret({}, folder);
  await writeFile(join(folder, 'session-secret'), 'abc');
  await expect(sessionSecret({}, folder)).rejects.toThrow('is damaged. Remove it');
});
