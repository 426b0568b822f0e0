import { chmod, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkOwner, giveTo } from './folder-owner.server.ts';
import {
  initialiseCluster,
  PASSWORD_FILE,
  type ClusterOptions,
} from './initialise-cluster.server.ts';
import { ownerOf } from './run-as.server.ts';

/**
 * Makes sure there is a cluster these binaries can serve and the server's user owns.
 *
 * @throws when the folder holds another major version, something else, or another user's cluster.
 */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { clusterDir, runner } = options;
  const { owner } = runner.runAs;
  const exists = (await ownerOf(clusterDir)) !== undefined;
  if (exists && owner) await checkOwner(clusterDir, owner);
  if (exists && (await readdir(clusterDir)).length > 0) {
    await checkVersion(clusterDir, runner.major);
  } else {
    await initialiseCluster(options);
  }
  if (owner) await giveTo(clusterDir, owner);
  // A restored backup or `chmod -R` may have opened it, which the server refuses.
  await chmod(clusterDir, 0o700);
}

/** The superuser's password, which only connections over TCP ask for. */
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
    `The data folder ${clusterDir} was made by PostgreSQL ${version.trim()}, but this program ` +
      `brings PostgreSQL ${major}. Dump it with the version that made it and restore the dump ` +
      'into a new folder, or set DATA_DIR to another folder.',
  );
}
