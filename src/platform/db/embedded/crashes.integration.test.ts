import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  hold,
  query,
  recordingLog,
  start,
  tempFolder,
  untilDead,
  withoutSetpriv,
} from '#tests/support/embedded/test-kit.ts';

vi.setConfig({ testTimeout: 60_000 });

test('replaces a killed server under the same connection string, repeatedly', async () => {
  const log = recordingLog();
  const server = await start(await tempFolder(), log);
  const url = server.connectionString;
  await query(url, 'create table kept as select 42 as answer');
  for (const deaths of [1, 2]) {
    const pid = server.pid() ?? 0;
    process.kill(pid, 'SIGKILL');
    const rows = await vi.waitFor(() => query(url, 'select answer from kept'), { interval: 10 });
    expect(rows).toEqual([{ answer: 42 }]);
    await vi.waitFor(() => expect(server.pid()).toEqual(expect.any(Number)));
    expect(server.pid()).not.toBe(pid);
    expect(log.messages('error').filter((text) => /ended unexpectedly/.test(text))).toHaveLength(
      deaths,
    );
  }
});

test('starts only one of several processes that find a dead holder', async () => {
  const dataDir = await tempFolder();
  const dead = hold(dataDir);
  await dead.ready();
  dead.child.kill('SIGKILL');
  await dead.ended;

  const holders = Array.from({ length: 4 }, () => hold(dataDir));
  const answers = await Promise.all(holders.map(({ answer }) => answer));
  const refusals = answers.flatMap(({ refused }) => refused ?? []);
  expect(refusals).toHaveLength(3);
  for (const refused of refusals) expect(refused).toMatch(/ is in use by process \d+\. Stop it/);
  for (const { child } of holders) child.kill('SIGTERM');
  await Promise.all(holders.map(({ ended }) => ended));
});

test('stops its server when the process calls process.exit()', { tags: ['full'] }, async () => {
  const holder = hold(await tempFolder(), { env: withoutSetpriv() });
  const { pid } = await holder.ready();
  holder.child.kill('SIGUSR2');
  await holder.ended;
  await untilDead(pid);
});

test.each(['with', 'without'])(
  'takes over after a kill -9 of the holder, %s a server that ends with it',
  async (deathSignal) => {
    const dataDir = await tempFolder();
    const first = hold(dataDir, deathSignal === 'with' ? {} : { env: withoutSetpriv() });
    const { connectionString, pid } = await first.ready();
    await query(connectionString, 'create table kept as select 42 as answer');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    if (deathSignal === 'with') await untilDead(pid);
    else expect(() => process.kill(pid, 0)).not.toThrow();

    const server = await start(dataDir);
    await untilDead(pid);
    expect(await query(server.connectionString, 'select answer from kept')).toEqual([
      { answer: 42 },
    ]);
  },
);

test('survives a kill -9 of holder and server together', { tags: ['full'] }, async () => {
  const dataDir = await tempFolder();
  const first = hold(dataDir);
  const { connectionString, pid } = await first.ready();
  await query(connectionString, 'create table kept as select 42 as answer');
  first.child.kill('SIGSTOP');
  process.kill(pid, 'SIGKILL');
  first.child.kill('SIGKILL');
  await first.ended;

  const server = await start(dataDir);
  expect(await query(server.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('does not signal an unrelated process with the pid of a dead server', async () => {
  const dataDir = await tempFolder();
  await (await start(dataDir)).stop();
  const stranger = spawn('sleep', ['1000']);
  onTestFinished(() => void stranger.kill());
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  await writeFile(pidFile, `${stranger.pid}\n${dataDir}/postgres\n1700000000\n5432\n/tmp\n\n1 1\n`);

  await (await start(dataDir)).stop();
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test('cleans up an interrupted initdb', async () => {
  const dataDir = await tempFolder();
  const first = hold(dataDir);
  await vi.waitFor(
    async () => {
      const draft = (await readdir(dataDir)).find((name) => /initialising/.test(name)) ?? '';
      await stat(join(dataDir, draft, 'cluster', 'base'));
    },
    { interval: 5 },
  );
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await readdir(dataDir)).not.toContain('postgres');

  const server = await start(dataDir);
  expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await readdir(dataDir)).toSorted()).toEqual([
    'postgres',
    'postgres.address',
    'postgres.lock',
  ]);
});
