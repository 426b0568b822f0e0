import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const DEAD_STATES = new Set(['Z', 'X', 'x']);

/**
 * Parses state and start time from `/proc/<pid>/stat`. The name in parentheses may contain spaces and parentheses, so
 * fields are counted from the last one.
 */
export function parseProcStat(text: string): { state: string; started: string } {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', started: fields[19] ?? '' };
}

/**
 * Returns a mark that distinguishes a process from a later one with the same pid.
 * @returns undefined when the process is dead, or a zombie, which no one reaps in a container without an init;
 * otherwise its start time, or '' where the system hides it
 */
export function getProcessStart(pid: number): string | undefined {
  if (!exists(pid)) return undefined;
  if (process.platform === 'win32') return '';
  try {
    const { state, started } =
      process.platform === 'linux'
        ? parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
        : parsePsLine(execFileSync('ps', ['-o', 'state=,lstart=', '-p', `${pid}`]).toString());
    return DEAD_STATES.has(state.charAt(0)) ? undefined : started;
  } catch {
    // It ended meanwhile, or /proc hides other users' processes (hidepid).
    return exists(pid) ? '' : undefined;
  }
}

/** Whether the process with this pid and start time still runs. */
export function isStillRunning(pid: number, started: string): boolean {
  const now = getProcessStart(pid);
  return now !== undefined && (now === '' || started === '' || now === started);
}

/**
 * Identifies where pids are valid: this boot of this machine and this pid namespace. Two containers on one volume have
 * different scopes.
 */
export function getProcessScope(): string {
  if (process.platform !== 'linux') return hostname();
  const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${bootId} ${readlinkSync('/proc/self/ns/pid')}`;
}

function exists(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function parsePsLine(line: string): { state: string; started: string } {
  const [state = '', ...started] = line.trim().split(/\s+/);
  return { state, started: started.join(' ') };
}
