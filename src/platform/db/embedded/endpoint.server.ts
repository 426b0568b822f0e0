import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chown, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readPassword } from './cluster.server.ts';
import type { Owner } from './run-as.server.ts';
import { shortTempFolder } from './temp-folder.server.ts';

const LOWEST_PORT = 20_000;
const PORTS = 12_000;

/** Where the server listens; does not change when the server is replaced. */
interface Endpoint {
  settings: Record<string, string>;
  connectionString(database: string): string;
  /** Call before each start of a server, while none is running. */
  prepare(): Promise<void>;
  remove(): Promise<void>;
}

/** Uses a Unix socket where Node supports PostgreSQL's, else loopback TCP with a password. */
export function openEndpoint(clusterDir: string, owner: Owner | undefined): Promise<Endpoint> {
  return process.platform === 'win32' ? openTcp(clusterDir) : openSocket(clusterDir, owner);
}

/**
 * Uses a socket in a private folder of the temp folder, since the data folder's path may be too long for a socket. Any
 * user who can enter that folder connects without a password.
 * @throws when the temp folder cannot be used
 */
async function openSocket(clusterDir: string, owner: Owner | undefined): Promise<Endpoint> {
  const name = `cadron-pg-${digest(clusterDir).toString('hex').slice(0, 16)}`;
  const stem = join(await shortTempFolder(), name);
  let folder = stem;
  // The name may exist in a shared temp folder: from an earlier run of ours, or from another user.
  for (let n = 1; !(await takeFolder(folder, owner)); n += 1) folder = `${stem}-${n}`;
  return {
    settings: {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
      port: '5432',
    },
    connectionString: (database) =>
      // `new URL()` rejects a user without a host, so the user is a parameter.
      `postgresql:///${encodeURIComponent(database)}` +
      `?host=${encodeURIComponent(folder)}&port=5432&user=postgres&sslmode=disable`,
    prepare: async () => {
      if (!(await takeFolder(folder, owner))) throw unusable(folder, 'it belongs to another user');
      // Remove lock files of a dead server: a zombie's pid in them would block the next start.
      for (const name of await readdir(folder)) await rm(join(folder, name), { force: true });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Uses loopback TCP on a free port, with the password from the cluster folder. */
export async function openTcp(clusterDir: string): Promise<Endpoint> {
  const port = await freePort(digest(clusterDir).readUInt32BE(0));
  const password = await readPassword(clusterDir);
  return {
    settings: {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port: `${port}`,
    },
    connectionString: (database) =>
      `postgresql://postgres:${password}@127.0.0.1:${port}/` +
      `${encodeURIComponent(database)}?sslmode=disable`,
    prepare: async () => undefined,
    remove: async () => undefined,
  };
}

/** Creates the folder, or reuses it when we own it and no one else may enter. */
async function takeFolder(folder: string, owner: Owner | undefined) {
  try {
    await mkdir(folder, { mode: 0o700 });
    if (owner) await chown(folder, owner.uid, owner.gid);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw unusable(folder, (error as Error).message);
    }
  }
  const found = await lstat(folder);
  const isOurs = owner === undefined || found.uid === owner.uid;
  return found.isDirectory() && isOurs && (found.mode & 0o077) === 0;
}

const unusable = (folder: string, reason: string) =>
  new Error(`The socket folder ${folder} cannot be used: ${reason}.`);

async function freePort(seed: number) {
  for (let step = 0; step < PORTS; step += 1) {
    const port = LOWEST_PORT + ((seed + step) % PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${LOWEST_PORT} to ${LOWEST_PORT + PORTS} on 127.0.0.1.`);
}

async function isFree(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
