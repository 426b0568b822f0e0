import { isRunning } from './scratch.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 200;

/** Read at load time: later it may be the process that adopted us. */
const parent = process.ppid;
const npm = findPackageManager();

/**
 * Whether the `npm start` that ran this command has ended. npm forwards SIGTERM only to its shell, which ends without
 * forwarding it, and does not forward SIGHUP. Always false when something other than a package manager started us
 * (systemd, a container, a terminal): then no other process's end matters.
 */
export const isAbandoned = () => npm !== undefined && (process.ppid !== parent || !isRunning(npm));

/** Calls back once, soon after npm has ended. Does not keep the process running. */
export function onAbandoned(callback) {
  if (npm === undefined) return;
  const timer = setInterval(() => {
    if (!isAbandoned()) return;
    clearInterval(timer);
    callback();
  }, POLL_MS);
  timer.unref();
}

/** Returns the pid of the package manager above us: our parent, or the parent of the shell it ran our script in. */
function findPackageManager() {
  const { npm_lifecycle_event: isRunByScript, npm_lifecycle_script: script } = process.env;
  if (!isRunByScript || !script || process.platform === 'win32') return undefined;
  const above = describe(parent);
  // An interactive shell below some `npm run` inherits these variables but runs another command.
  if (!above) return undefined;
  if (above.command.includes(`c ${script}`)) return above.parent; // sh -c
  return /^(npm|pnpm|yarn)\b/.test(above.command) ? parent : undefined; // the shell replaced itself with us
}

/** Returns command and parent of a process; undefined when unknown. */
function describe(pid) {
  try {
    if (process.platform !== 'linux') {
      const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', `${pid}`])
        .toString()
        .trim();
      const [, ppid, command] = /^(\d+)\s+(.*)$/s.exec(line);
      return { parent: Number(ppid), command };
    }
    // Slim containers lack ps.
    const read = (file) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
    const ppid = /^PPid:\s*(\d+)$/m.exec(read('status'))[1];
    return { parent: Number(ppid), command: read('cmdline').replaceAll('\0', ' ').trim() };
  } catch {
    return undefined;
  }
}
