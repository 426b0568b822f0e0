import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedLog } from './embedded-log.ts';
import { startMark } from './process-facts.server.ts';

const STOP_TIMEOUT_MS = 5_000;

interface Found {
  pid: number;
  /** The postmaster, not one of its children. */
  isMain: boolean;
}

/**
 * Makes sure that no server process works on the cluster, then removes the `postmaster.pid` of a
 * dead one. Call it only while holding the data folder's lock: whatever still runs then is left
 * over from an owner that died. Stops it in order first (fast), then at once, then by force.
 *
 * @throws when something survives even that.
 */
export async function clearOrphans(clusterDir: string, log: EmbeddedLog): Promise<void> {
  // Windows shows too little to be sure whom we would stop: the server's own check must do.
  if (process.platform === 'win32') return;
  const orphans = findServers(clusterDir);
  if (orphans.length > 0) {
    const pids = orphans.map(({ pid }) => pid);
    log.warn({ pids, clusterDir }, 'Stopping a PostgreSQL left over from an earlier run');
    await stopAll(clusterDir);
  }
  const pidFile = join(clusterDir, 'postmaster.pid');
  const stale = await readFile(pidFile, 'utf8').catch(() => undefined);
  if (stale === undefined) return;
  log.info({ pid: Number.parseInt(stale, 10) }, 'Clearing the pid file of a dead PostgreSQL');
  await rm(pidFile, { force: true });
}

async function stopAll(clusterDir: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const targets = findServers(clusterDir).filter(({ isMain }) => isMain || signal !== 'SIGINT');
    for (const { pid } of targets) signalIfAlive(pid, signal);
    if (await allGone(clusterDir, targets.length > 0 ? STOP_TIMEOUT_MS : 500)) return;
  }
  const pids = findServers(clusterDir).map(({ pid }) => pid);
  throw new Error(
    `PostgreSQL processes ${pids.join(', ')} still use ${clusterDir} and cannot be stopped.`,
  );
}

async function allGone(clusterDir: string, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs;
  while (findServers(clusterDir).length > 0) {
    if (Date.now() > until) return false;
    await wait(10);
  }
  return true;
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    const reason = (error as Error).message;
    throw new Error(`PostgreSQL process ${pid} of an earlier run cannot be stopped: ${reason}.`, {
      cause: error,
    });
  }
}

/** The living processes that serve this cluster, whatever its pid file says. */
function findServers(clusterDir: string): Found[] {
  return process.platform === 'linux' ? findByProc(clusterDir) : findByPs(clusterDir);
}

function findByProc(clusterDir: string): Found[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.flatMap((pid) => {
    try {
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return [];
      if (startMark(pid) === undefined) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      const isMain = !command[0]?.startsWith('postgres: ');
      return worksIn(pid, command, clusterDir) ? [{ pid, isMain }] : [];
    } catch {
      // It ended while we looked.
      return [];
    }
  });
}

function worksIn(pid: number, command: string[], clusterDir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
  } catch (error) {
    // Root without CAP_SYS_PTRACE may not look at another user's process; its arguments are open.
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    return command[command.indexOf('-D') + 1] === clusterDir;
  }
}

function findByPs(clusterDir: string): Found[] {
  const lines = execFileSync('ps', ['-axwwo', 'pid=,command=']).toString().split('\n');
  const mine = lines.filter(
    (line) => line.includes('postgres') && line.includes(`-D ${clusterDir} `),
  );
  return mine.flatMap((line) => {
    const pid = Number.parseInt(line, 10);
    return startMark(pid) === undefined ? [] : [{ pid, isMain: true }];
  });
}
