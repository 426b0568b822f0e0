import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProcessStart } from '#src/platform/db/embedded/process-facts.server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { unsetVariables } from '#tests/support/site.ts';

/** Stopping a real `npm start` releases port and data folder. */

/** Ten seconds on an idle machine, as in the README. */
const STOPS_WITHIN_MS = 30_000;

/** Runs `npm start` as a process group leader, like a terminal, and waits until it serves. */
async function startByNpm() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-stop-'));
  const port = await freePort();
  const variables = { ...unsetVariables(), DATA_DIR: dataDir, PORT: String(port) };
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, ...variables },
    stdio: 'ignore',
    detached: true,
  });
  const ready = () => fetch(`http://localhost:${port}/readyz`).then(({ status }) => status);
  const postmaster = async () =>
    Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const group = -npm.pid!;
  const cleanUp = async () => {
    const pids = [group, await postmaster().catch(() => undefined)];
    for (const pid of pids) if (pid && exists(pid)) process.kill(pid, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await expect.poll(() => ready().catch(() => 0), { timeout: 90_000 }).toBe(200);
    return {
      npm,
      group,
      dataDir,
      port,
      postmaster: await postmaster(),
      [Symbol.asyncDispose]: cleanUp,
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

type Started = Awaited<ReturnType<typeof startByNpm>>;

/** Whether a process, or a member of a group (a negative number), exists. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const isListenedOn = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function expectNothingLeft({ group, postmaster, port, dataDir }: Started) {
  const left = async () => ({
    processes: exists(group),
    postgres: getProcessStart(postmaster) !== undefined,
    port: await isListenedOn(port),
    lock: await readFile(join(dataDir, 'postgres.lock'), 'utf8').catch(() => 'free'),
  });
  const nothing = { processes: false, postgres: false, port: false, lock: 'free' };
  await expect.poll(left, { timeout: STOPS_WITHIN_MS }).toEqual(nothing);
}

test('SIGTERM to npm alone stops the server and its PostgreSQL', { tag: '@full' }, async () => {
  await using started = await startByNpm();
  started.npm.kill('SIGTERM');
  await expectNothingLeft(started);
});

test('closing the terminal stops the server and its PostgreSQL', { tag: '@full' }, async () => {
  await using started = await startByNpm();
  process.kill(started.group, 'SIGHUP');
  await expectNothingLeft(started);
});
