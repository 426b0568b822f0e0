import { execFileSync } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { hold as holdForever, type HoldOptions, type Holder } from './hold-cluster.ts';
import { startMark } from './process-facts.server.ts';

/** A folder only this user may enter; as root, one that only root may enter. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'cadron-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A holder that does not outlive the test. */
export function hold(dataDir: string, options?: HoldOptions): Holder {
  const holder = holdForever(dataDir, options);
  onTestFinished(async () => {
    holder.child.kill('SIGKILL');
    await holder.ended;
    // A killed one cannot tidy up, and here no next start will.
    const { connectionString } = await holder.answer;
    if (connectionString) await rm(socketFolder(connectionString), { recursive: true, force: true });
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
  await vi.waitFor(() => expect(startMark(pid)).toBeUndefined(), { timeout: 10_000, interval: 5 });
}

/** An environment of a system without setpriv, where children do not notice our death. */
export function withoutSetpriv(): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'cadron-path-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const program of ['sh', 'unshare', 'locale']) {
    const found = execFileSync('sh', ['-c', `command -v ${program} || true`]).toString().trim();
    if (found) symlinkSync(found, join(folder, program));
  }
  return { ...process.env, PATH: folder };
}
