import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#src/platform/db/embedded/embedded-postgres.server.ts';
import { hold as holdForever, type HoldOptions, type Holder } from './hold-cluster.ts';
import { getProcessStart } from '#src/platform/db/embedded/process-facts.server.ts';

/** A folder that only this user can access; for root, only root. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'cadron-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A holder that is stopped after the test. */
export function hold(dataDir: string, options?: HoldOptions): Holder {
  const holder = holdForever(dataDir, options);
  onTestFinished(async () => {
    holder.child.kill('SIGKILL');
    await holder.ended;
    // A killed holder cannot clean up, and there is no next start.
    const { connectionString } = await holder.answer;
    if (connectionString)
      await rm(socketFolder(connectionString), { recursive: true, force: true });
  });
  return holder;
}

export async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export const socketFolder = (connectionString: string) =>
  new URL(connectionString).searchParams.get('host') ?? '';

export function recordingLog() {
  const entries: { level: string; message: string }[] = [];
  const record = (level: string) => (_: object, message: string) => {
    entries.push({ level, message });
  };
  return {
    info: record('info'),
    warn: record('warn'),
    error: record('error'),
    messages: (level: string) =>
      entries.flatMap((entry) => (entry.level === level ? [entry.message] : [])),
  };
}

/** Waits until the process is dead, or a zombie. */
export async function untilDead(pid: number): Promise<void> {
  await vi.waitFor(() => expect(getProcessStart(pid)).toBeUndefined(), { interval: 5 });
}

/** The environment of a system without setpriv, where children are not notified of our exit. */
export function withoutSetpriv(): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'cadron-path-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  for (const program of ['sh', 'unshare', 'locale']) {
    const found = execFileSync('sh', ['-c', `command -v ${program} || true`])
      .toString()
      .trim();
    if (found) symlinkSync(found, join(folder, program));
  }
  return { ...process.env, PATH: folder };
}

/** Starts an embedded PostgreSQL in this process and stops it after the test. */
export async function start(dataDir: string, log = recordingLog()): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => server.stop());
  return server;
}

/** Checks that a row of an earlier holder (or this one) exists, and stops the holder. */
export async function saveRow(holder: Holder): Promise<string> {
  const { connectionString } = await holder.ready();
  await query(connectionString, 'create table if not exists kept as select 42 as answer');
  expect(await query(connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await end(holder);
  return holder.log.join('\n');
}

/** Stops a holder gracefully. */
export async function end({ child, ended }: Holder): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

export const uidOf = async (path: string) => (await stat(path)).uid;

export const NOBODY = { uid: 65534, gid: 65534 };

export const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;

/** Whether root can run tests as another user, who cannot access a clone in root's home. */
export function othersMayEnter(): boolean {
  const look = `fs.accessSync(${JSON.stringify(import.meta.filename)})`;
  const options = { ...NOBODY, cwd: '/' };
  return isLinuxRoot && spawnSync(process.execPath, ['-e', look], options).status === 0;
}
