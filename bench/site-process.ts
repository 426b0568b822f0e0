import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface SiteProcess {
  url: string;
  stop(): Promise<void>;
}

/** The built server on its own data folder, ready. */
export async function startBuiltSite(port: number): Promise<SiteProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-bench-'));
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['build/server/index.js', 'start'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '10000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let i = 0; !(await isReady()); i++) {
    if (i > 300 || server.exitCode !== null) throw new Error('the site did not become ready');
    await wait(100);
  }
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
