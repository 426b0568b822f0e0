import { spawn, type ChildProcess } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

export interface Owner {
  uid: number;
  gid: number;
}

/** A way to run PostgreSQL's programs, and the owner their files then need. */
export interface RunAs {
  name: string;
  /** undefined on Windows, which has no numeric user ids */
  owner: Owner | undefined;
  /** put before each command */
  prefix: string[];
  /** uid and gid to start the child with */
  ids?: Owner;
}

export interface Situation {
  platform: NodeJS.Platform;
  /** of this process; undefined on Windows */
  self: Owner | undefined;
  /** of the data folder */
  folder: Owner;
}

const NOBODY: Owner = { uid: 65534, gid: 65534 };
const IN_USER_NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

/**
 * Returns the ways to try, best first. PostgreSQL refuses to run as root, so root needs one of: the ordinary user who
 * owns the data folder; a user namespace, where the server has an ordinary uid while root keeps the files; a second
 * uid, at last with the capability to pass folders that only root may enter (Docker forbids user namespaces but grants
 * that).
 */
export function listRunAsCandidates({ platform, self, folder }: Situation): RunAs[] {
  if (!self) return [{ name: 'this user', owner: undefined, prefix: [] }];
  if (self.uid !== 0) return [{ name: 'this user', owner: self, prefix: [] }];
  const second = folder.uid === 0 ? NOBODY : folder;
  const asSecond: RunAs = { name: `uid ${second.uid}`, owner: second, prefix: [], ids: second };
  if (platform !== 'linux') return [asSecond];
  const inNamespace = { name: 'user namespace', owner: self, prefix: IN_USER_NAMESPACE };
  const plain = folder.uid === 0 ? [inNamespace, asSecond] : [asSecond, inNamespace];
  return [...plain, withDacOverride(second)];
}

function withDacOverride(owner: Owner): RunAs {
  const user = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const right = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
  const prefix = ['setpriv', ...user, ...right, '--'];
  return { name: `uid ${owner.uid} with CAP_DAC_OVERRIDE`, owner, prefix };
}

/**
 * Starts a program. On Linux, the child gets the signal `parentDeathSignal` when this process ends without stopping it;
 * nothing may depend on that.
 */
export function spawnAs(
  runAs: RunAs,
  [file, ...args]: [string, ...string[]],
  parentDeathSignal?: 'INT' | 'KILL',
): ChildProcess {
  const deathSignal = parentDeathSignal ? ['setpriv', '--pdeathsig', parentDeathSignal, '--'] : [];
  const [first = file, ...rest] = [...runAs.prefix, ...deathSignal, file, ...args];
  return spawn(first, rest, {
    // The other user may not be able to enter our working directory.
    cwd: process.platform === 'win32' ? undefined : '/',
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C signals the whole process group: the server would stop before its clients.
    detached: process.platform !== 'win32',
    windowsHide: true,
    ...runAs.ids,
  });
}

/** Runs a program to completion; one that cannot be started counts as failed. */
export async function runAndWait(
  ...command: Parameters<typeof spawnAs>
): Promise<{ ok: boolean; stdout: string; stderr: string }> {
  let child: ChildProcess;
  try {
    child = spawnAs(...command);
  } catch (error) {
    // Node throws for some failures, such as a forbidden uid, and emits an event for others.
    return { ok: false, stdout: '', stderr: (error as Error).message };
  }
  const text = async (stream: ChildProcess['stdout']) =>
    stream ? (await buffer(stream)).toString().trim() : '';
  const ended = new Promise<{ ok: boolean; reason: string }>((resolve) => {
    child.once('error', (error) => resolve({ ok: false, reason: error.message }));
    child.once('exit', (code) => resolve({ ok: code === 0, reason: '' }));
  });
  const [{ ok, reason }, stdout, stderr] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { ok, stdout, stderr: stderr || reason };
}

/** Whether children can be signaled when this process ends (util-linux). */
export async function supportsParentDeathSignal(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const here: RunAs = { name: 'this user', owner: undefined, prefix: [] };
  return (await runAndWait(here, ['true'], 'KILL')).ok;
}

/** Returns the owner of a file or folder; undefined when it does not exist. */
export async function ownerOf(path: string): Promise<Owner | undefined> {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const INHERITED = ['PATH', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP', 'TMPDIR'];

/**
 * The environment of PostgreSQL's processes: without our secrets, without PG* variables that would redirect them, and
 * with messages in English, which we parse.
 */
function serverEnvironment(): NodeJS.ProcessEnv {
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}
