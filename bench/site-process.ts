import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_MEMORY, SERVER_OPTIONS } from '../scripts/lib/repository.mjs';

export interface SiteProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
}

/**
 * Starts the built server and waits until it is ready, on a temporary data folder, or on the given one, which it does
 * not delete.
 * @param options.env more settings
 * @param options.root folder that contains the build; the current one by default
 */
export async function startBuiltSite(
  port: number,
  {
    dataDir,
    root = '.',
    env = {},
  }: { dataDir?: string; root?: string; env?: Record<string, string> } = {},
): Promise<SiteProcess> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'cadron-bench-')));
  const url = `http://127.0.0.1:${port}`;
  const server = spawnRole('start', root, {
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: folder,
    ...env,
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let i = 0; !(await isReady()); i++) {
    if (i > 6_000 || server.exitCode !== null) {
      server.kill('SIGKILL');
      throw new Error('the site did not become ready');
    }
    await wait(20);
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    server.kill(signal);
    await once(server, 'exit');
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  return { url, pid: server.pid!, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** Starts a process that only runs jobs, for a site that is reached at an address; it is not ready yet. */
export async function startBuiltWorker(
  siteUrl: string,
  env: Record<string, string>,
): Promise<Omit<SiteProcess, 'url'>> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-bench-'));
  const worker = spawnRole('worker', '.', { SITE_URL: siteUrl, DATA_DIR: folder, ...env });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    worker.kill(signal);
    await once(worker, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  return { pid: worker.pid!, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

const spawnRole = (role: string, root: string, env: Record<string, string>) =>
  spawn(process.execPath, [...SERVER_OPTIONS, 'build/server/index.js', role], {
    cwd: root,
    env: {
      ...process.env,
      ...SERVER_MEMORY,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '10000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
