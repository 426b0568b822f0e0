import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER_MEMORY, SERVER_OPTIONS } from '../../scripts/lib/repository.mjs';
import { freePort } from './free-port.ts';
import { copyGoldenData } from './golden-data.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const READY_WITHIN_MS = 90_000;
const STOPS_WITHIN_MS = 30_000;

export interface SiteOptions {
  /** Additional variables of `.env.example`. */
  env?: Record<string, string>;
  /** A data folder that is not removed, for starting another site; default: a temporary one. */
  dataDir?: string;
  /** Starts on an empty folder. Default: on a copy of the golden data, if there is one. */
  fresh?: boolean;
  /** Default: a free one. */
  port?: number;
  /** The folder that was built. Default: this repository. */
  root?: string;
  /** Resolves without waiting for readiness. */
  waitUntilReady?: boolean;
}

export interface Site {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** The folder of outgoing emails, as .eml files. */
  mailFolder: string;
  /** The first owner, who may sign in at /admin. */
  admin: { email: string; password: string };
  /** The complete output of the server. */
  log(): string;
  waitUntilReady(): Promise<void>;
  /** Sends SIGTERM and waits for the exit. Removes a temporary data folder. Throws when the server does not stop. */
  stop(): Promise<void>;
  /** Kills only the server with -9; its PostgreSQL is orphaned, and the data folder remains. */
  kill(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts the built server like `npm start`, with its own data. Requires `npm run build`. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const temporary = await mkdtemp(join(tmpdir(), 'cadron-site-'));
  const dataDir = options.dataDir ?? join(temporary, 'data');
  if (!options.fresh) await copyGoldenData(dataDir, options.env ?? {});
  const port = options.port ?? (await freePort());
  const admin = { email: 'owner@cadron.test', password: 'correct-horse-battery-1' };
  const logFile = join(temporary, 'server.log');
  const server = spawnServer(logFile, options.root ?? ROOT, {
    ...unsetVariables(),
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_SCALE: '100',
    CRAWL_REST_MS: '20',
    // Not allowed for a site with a public address.
    FORM_MIN_AGE_MS: options.env?.['SITE_URL'] ? '' : '0',
    LOG_LEVEL: 'info',
    ...options.env,
  });
  const url = `http://localhost:${port}`;
  let finalLog: string | undefined;
  const log = () => finalLog ?? readFileSync(logFile, 'utf8');
  const cleanUp = async () => {
    finalLog = log();
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
  };
  const site: Site = {
    url,
    port,
    pid: server.child.pid ?? 0,
    dataDir,
    mailFolder: join(dataDir, 'mail'),
    admin,
    log,
    waitUntilReady: () => untilReady(url, server.child, log),
    async stop() {
      const isStopped = await endWith(server, 'SIGTERM');
      await cleanUp();
      if (!isStopped) throw new Error(`The server did not stop. It printed:\n${log()}`);
    },
    async kill() {
      await endWith(server, 'SIGKILL');
    },
    async [Symbol.asyncDispose]() {
      if (finalLog === undefined) await site.stop();
    },
  };
  if (options.waitUntilReady !== false) {
    try {
      await site.waitUntilReady();
    } catch (error) {
      await endWith(server, 'SIGTERM');
      await cleanUp();
      throw error;
    }
  }
  return site;
}

interface Server {
  child: ChildProcess;
  ended: Promise<void>;
}

function spawnServer(logFile: string, root: string, variables: Record<string, string>): Server {
  const output = openSync(logFile, 'a');
  const node = join(root, 'node_modules', 'node', 'bin', 'node');
  const child = spawn(
    node,
    [...SERVER_OPTIONS, join(root, 'build', 'server', 'index.js'), 'start'],
    {
      cwd: root,
      env: { ...process.env, ...SERVER_MEMORY, NODE_ENV: 'production', ...variables },
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return { child, ended };
}

/** All settings, empty, so that neither the environment nor `.env` affects a test. */
export function unsetVariables(): Record<string, string> {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const names = [...example.matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name!);
  return Object.fromEntries(names.map((name) => [name, '']));
}

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The server ended. It printed:\n${log()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error(`The server was not ready in time. It printed:\n${log()}`);
}

/** Whether the server exited on the signal; otherwise it is killed. */
async function endWith({ child, ended }: Server, signal: NodeJS.Signals): Promise<boolean> {
  if (hasEnded(child)) return true;
  child.kill(signal);
  const giveUp = new AbortController();
  const isEnded = await Promise.race([
    ended.then(() => true),
    sleep(STOPS_WITHIN_MS, false, { signal: giveUp.signal }).catch(() => false),
  ]);
  giveUp.abort();
  if (!isEnded) child.kill('SIGKILL');
  return isEnded;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;
