import {
  chmod,
  readdir,
  readFile,
  mkdir,
  open,
  rename,
  rm,
  writeFile,
  lchown,
  lstat,
} from 'node:fs/promises';
import { join, basename, dirname } from 'node:path';
import { ownerOf, runAndWait, type Owner } from './run-as.server.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Binaries } from './binaries.server.ts';
import type { Runner } from './choose-run-as.server.ts';
import type { EmbeddedLog } from './embedded-log.ts';

/**
 * Creates the cluster when missing, and checks that these binaries can serve it and the server's user owns it.
 * @throws when the folder contains another major version, other files, or another user's cluster
 */
export async function ensureCluster(options: ClusterOptions) {
  const { clusterDir, runner } = options;
  const { owner } = runner.runAs;
  const exists = (await ownerOf(clusterDir)) !== undefined;
  if (exists && owner) await checkOwner(clusterDir, owner);
  if (exists && (await readdir(clusterDir)).length > 0) {
    await checkVersion(clusterDir, runner.major);
  } else {
    await initializeCluster(options);
  }
  if (owner) await chownRecursively(clusterDir, owner);
  // The server refuses a folder that others may enter, as after a restore or `chmod -R`.
  await chmod(clusterDir, 0o700);
}

/** Reads the superuser's password, required for connections over TCP only. */
export async function readPassword(clusterDir: string): Promise<string> {
  return (await readFile(join(clusterDir, PASSWORD_FILE), 'utf8')).trim();
}

async function checkVersion(clusterDir: string, major: number) {
  const version = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    throw new Error(
      `The folder ${clusterDir} is neither empty nor a PostgreSQL cluster. ` +
        'Move it away, or set DATA_DIR to another folder.',
    );
  }
  if (version.trim() === `${major}`) return;
  throw new Error(
    `The data folder ${clusterDir} was created by PostgreSQL ${version.trim()}, but this program ` +
      `includes PostgreSQL ${major}. Dump it with the version that created it and restore the dump ` +
      'into a new folder, or set DATA_DIR to another folder.',
  );
}

const PASSWORD_FILE = 'superuser.password';

interface ClusterOptions {
  clusterDir: string;
  binaries: Binaries;
  runner: Runner;
  log: EmbeddedLog;
  /** for disposable clusters */
  noSync?: boolean;
}

/**
 * Creates a new cluster under a temporary name and renames it when complete, so that an interrupted or failed initdb (a
 * full disk) never looks like a cluster.
 */
async function initializeCluster(options: ClusterOptions) {
  const { clusterDir, runner, log } = options;
  const parent = dirname(clusterDir);
  const prefix = `${basename(clusterDir)}.initialising-`;
  const leftovers = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  for (const name of leftovers) await remove(join(parent, name));

  const started = Date.now();
  const draft = join(parent, prefix + randomUUID().slice(0, 8));
  try {
    await mkdir(draft, { mode: 0o700 });
    const password = randomBytes(24).toString('base64url');
    await writeFile(join(draft, 'password'), password, { mode: 0o600 });
    if (runner.runAs.owner) await chownRecursively(draft, runner.runAs.owner);
    await initdb(options, join(draft, 'cluster'), join(draft, 'password'));
    await rename(join(draft, 'password'), join(draft, 'cluster', PASSWORD_FILE));
    await rename(join(draft, 'cluster'), clusterDir);
    if (!options.noSync) await syncFolder(parent);
  } finally {
    await remove(draft);
  }
  log.info({ clusterDir, ms: Date.now() - started }, 'Created a new PostgreSQL cluster');
}

async function initdb(
  { binaries, runner, noSync }: ClusterOptions,
  target: string,
  passwordFile: string,
) {
  let problem = '';
  // Full text search and trigrams treat non-ASCII letters as letters only under a UTF-8 ctype, which not every system
  // has.
  for (const ctype of ['C.UTF-8', 'C']) {
    const args = [
      '-D',
      target,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
    ];
    args.push('--auth-local=trust', '--auth-host=scram-sha-256', '--no-instructions');
    args.push('--locale=C', `--lc-ctype=${ctype}`);
    if (runner.major >= 17) args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    if (noSync) args.push('--no-sync');
    const command: [string, ...string[]] = [binaries.initdb, ...args];
    const parentDeathSignal = runner.hasParentDeathSignal ? 'KILL' : undefined;
    const { ok, stderr } = await runAndWait(runner.runAs, command, parentDeathSignal);
    if (ok) return;
    problem = stderr;
    if (!/invalid locale name/.test(stderr)) break;
  }
  throw new Error(`PostgreSQL could not create its data folder ${target}: ${problem}`);
}

async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  await using handle = await open(folder);
  await handle.sync();
}

const remove = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });

/** @throws when another user owns the folder and only root could change that */
async function checkOwner(folder: string, owner: Owner) {
  const { uid } = await lstat(folder);
  if (uid === owner.uid || process.getuid?.() === 0) return;
  throw new Error(
    `The folder ${folder} belongs to uid ${uid}, but this process is uid ${owner.uid}. ` +
      'Start it as that user, or give the folder to this one (chown -R).',
  );
}

/** Changes the owner of a folder and its contents. The folder itself comes last, so that it marks completion. */
async function chownRecursively(folder: string, owner: Owner) {
  const { uid } = await lstat(folder);
  if (uid === owner.uid) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries) await lchown(join(folder, entry), owner.uid, owner.gid);
  await lchown(folder, owner.uid, owner.gid);
}
