import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSessionSecret } from './session-secret.server.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'data');
}

test('returns the configured secret, or several of them, and writes nothing', async () => {
  const folder = await emptyFolder();
  const secret = 'c'.repeat(32);
  const older = 'd'.repeat(32);
  expect(await loadSessionSecret({ SESSION_SECRET: secret }, folder)).toEqual([secret]);
  expect(await loadSessionSecret({ SESSION_SECRET: `${secret}, ${older}` }, folder)).toEqual([
    secret,
    older,
  ]);
  const phrase = 'a phrase of an operator, with a comma';
  expect(await loadSessionSecret({ SESSION_SECRET: phrase }, folder)).toEqual([phrase]);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});

test('stores a generated secret, readable by its owner only', async () => {
  const folder = await emptyFolder();
  const [secret = ''] = await loadSessionSecret({}, folder);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(await loadSessionSecret({}, folder)).toEqual([secret]);
  expect((await stat(join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
});

test('generates one secret when several processes start together, and leaves no drafts', async () => {
  const folder = await emptyFolder();
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => loadSessionSecret({}, folder)),
  );
  expect(new Set(secrets.flat()).size).toBe(1);
  expect(await readdir(folder)).toEqual(['session-secret']);
});

test('throws with advice for a damaged secret', async () => {
  const folder = await emptyFolder();
  await loadSessionSecret({}, folder);
  await writeFile(join(folder, 'session-secret'), 'abc');
  await expect(loadSessionSecret({}, folder)).rejects.toThrow('is damaged. Remove it');
});
