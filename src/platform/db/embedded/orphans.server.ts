import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedLog } from './embedded-log.ts';
import { getProcessStart } from './process-facts.server.ts';

const STOP_TIMEOUT_MS = 5_000;

interface Found {
  pid: number;
  /** whether it is the postmaster rather than one of its children */
  isMain: boolean;
}

/**
 * Stops server processes that still use the cluster, then removes the `postmaster.pid` of a dead one. Call it only
 * while holding the data folder's lock: any running server then belongs to an owner that died. Shuts down in fast mode
 * first, then in immediate mode, then kills.
 * @throws when a process survives
 */
export async function clearOrphans(clusterDir: string, log: EmbeddedLog) {
  // Windows reveals too little to identify the server safely; rely on the server's own check.
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

async function stopAll(clusterDir: string) {
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

async function allGone(clusterDir: string, timeoutMs: number) {
  const until = Date.now() + timeoutMs;
  while (findServers(clusterDir).length > 0) {
    if (Date.now() > until) return false;
    await wait(10);
  }
  return true;
}

function signalIfAlive(pid: number, signal: NodeJS.Signals) {
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

/** Finds live processes that serve this cluster, whatever its pid file contains. */
function findServers(clusterDir: string): Found[] {
  return process.platform === 'linux' ? findByProc(clusterDir) : findByPs(clusterDir);
}

function findByProc(clusterDir: string): Found[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.flatMap((pid) => {
    try {
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return [];
      if (getProcessStart(pid) === undefined) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      const isMain = !command[0]?.startsWith('postgres: ');
      return servesCluster(pid, command, clusterDir) ? [{ pid, isMain }] : [];
    } catch {
      // The process ended meanwhile.
      return [];
    }
  });
}

function servesCluster(pid: number, command: string[], clusterDir: string) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
  } catch (error) {
    // Root without CAP_SYS_PTRACE cannot read another user's cwd, but can read its arguments.
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
    return getProcessStart(pid) === undefined ? [] : [{ pid, isMain: true }];
  });
}
