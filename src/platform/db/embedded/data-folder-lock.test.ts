import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.server.ts';
import { getProcessScope } from './process-facts.server.ts';

const DEAD_PID = 2 ** 30;

async function dataFolder(lock?: object | string) {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'postgres.lock');
  if (lock) await writeFile(file, typeof lock === 'string' ? lock : JSON.stringify(lock));
  return { folder, file };
}

const record = (changes: object = {}) => ({
  id: 'earlier',
  pid: DEAD_PID,
  started: '1',
  place: getProcessScope(),
  ...changes,
});

test('rejects a second holder, naming folder and pid, until the release', async () => {
  const { folder } = await dataFolder();
  const first = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}. ` +
      'Stop it, or set DATA_DIR to another folder.',
  );
  await first.release();
  await (await lockDataFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

test('takes over from a dead holder, also when its pid was reused', async () => {
  for (const pid of [DEAD_PID, process.pid]) {
    const { folder } = await dataFolder(record({ pid }));
    const lock = await lockDataFolder(folder);
    expect(await readdir(folder)).toEqual(['postgres.lock']);
    await lock.release();
  }
});

test('lets only one of many processes take over from a dead holder', async () => {
  const { folder, file } = await dataFolder(record());
  // A successor that died before cleaning up.
  await writeFile(`${file}.after-earlier`, JSON.stringify(record({ id: 'later' })));
  const tries = await Promise.allSettled(Array.from({ length: 40 }, () => lockDataFolder(folder)));
  const won = tries.filter(({ status }) => status === 'fulfilled');
  expect(won).toHaveLength(1);
  expect(await readdir(folder)).toEqual(['postgres.lock']);
});

test('treats a holder in another container as alive only while it touches the lock file', async () => {
  const { folder, file } = await dataFolder(record({ place: 'another container' }));
  const touching = setInterval(() => void utimes(file, new Date(), new Date()), 100);
  await expect(lockDataFolder(folder)).rejects.toThrow(/process \d+ of another container/);
  clearInterval(touching);

  const long = new Date(Date.now() - 60_000);
  await utimes(file, long, long);
  await (await lockDataFolder(folder)).release();
});

test('ignores a truncated lock file', async () => {
  const { folder, file } = await dataFolder('{"id":"ear');
  const long = new Date(Date.now() - 60_000);
  await utimes(file, long, long);
  await (await lockDataFolder(folder)).release();
});
