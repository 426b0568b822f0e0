import { chmod, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkOwner, chownRecursively } from './folder-owner.server.ts';
import {
  initializeCluster,
  PASSWORD_FILE,
  type ClusterOptions,
} from './initialize-cluster.server.ts';
import { ownerOf } from './run-as.server.ts';

/**
 * Creates the cluster when missing, and checks that these binaries can serve it and the server's user owns it.
 * @throws when the folder contains another major version, other files, or another user's cluster
 */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
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

async function checkVersion(clusterDir: string, major: number): Promise<void> {
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
