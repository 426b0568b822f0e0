import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedBinaries } from './binaries.server.ts';
import { chooseRunAs } from './choose-run-as.server.ts';
import { ensureCluster } from './cluster.server.ts';
import { lockDataFolder } from './data-folder-lock.server.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { openEndpoint } from './endpoint.server.ts';
import { clearOrphans } from './orphans.server.ts';
import { publishAddress } from './published-address.server.ts';
import { ensureDatabase, waitUntilReady } from './readiness.server.ts';
import { spawnServer } from './server-process.server.ts';
import { serverArguments } from './server-settings.ts';
import { supervise } from './supervisor.server.ts';

export type { EmbeddedLog } from './embedded-log.ts';

export interface EmbeddedPostgres {
  /** libpq connection string, stable for our life, also when the child is replaced */
  connectionString: string;
  /** fast shutdown; resolves when the process is gone */
  stop(): Promise<void>;
  /** of the running server; undefined while there is none */
  pid(): number | undefined;
}

/**
 * Runs a real PostgreSQL 18 on `<dataDir>/postgres` as a supervised child, and makes the cluster
 * and the database when missing. Resolves when the database accepts connections.
 *
 * @param options.settings PostgreSQL settings over ours; where it listens and how it logs is fixed.
 * @throws when the folder is in use by a living process, was made by another major version, cannot
 *   be written, or PostgreSQL cannot run here. Nothing is left running or locked then.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  database?: string;
  log: EmbeddedLog;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  const { database = 'cadron', log, settings = {} } = options;
  const began = Date.now();
  const dataDir = await openDataFolder(options.dataDir);
  const cleanup = new AsyncDisposableStack();
  try {
    const lock = await lockDataFolder(dataDir);
    cleanup.defer(() => lock.release());

    const clusterDir = join(dataDir, 'postgres');
    const binaries = await embeddedBinaries();
    const runner = await chooseRunAs(binaries, dataDir);
    await clearOrphans(clusterDir, log);
    await ensureCluster({ clusterDir, binaries, runner, log });
    const endpoint = await openEndpoint(clusterDir, runner.runAs.owner);
    cleanup.defer(() => endpoint.remove());

    const args = serverArguments(clusterDir, settings, endpoint.settings);
    const maintenance = endpoint.connectionString('postgres');
    const supervisor = await supervise(async (signal) => {
      await clearOrphans(clusterDir, log);
      await endpoint.prepare();
      const server = await spawnServer({ binaries, runner, args, log });
      await waitUntilReady(server, maintenance, signal);
      return server;
    }, log);
    cleanup.defer(() => supervisor.stop());
    await ensureDatabase(maintenance, database);
    const connectionString = endpoint.connectionString(database);
    const published = await publishAddress(dataDir, connectionString);
    cleanup.defer(() => published.withdraw());

    log.info(
      { pid: supervisor.pid(), dataDir, runAs: runner.runAs.name, ms: Date.now() - began },
      'PostgreSQL is ready',
    );
    let stopped: Promise<void> | undefined;
    return {
      connectionString,
      pid: () => supervisor.pid(),
      // A second caller waits as well; the stack itself would answer it at once.
      stop: () => (stopped ??= cleanup.disposeAsync()),
    };
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}

async function openDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (cause) {
    throw new Error(`The data folder ${dataDir} cannot be made: ${(cause as Error).message}.`, {
      cause,
    });
  }
}
