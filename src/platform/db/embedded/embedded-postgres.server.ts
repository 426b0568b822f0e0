import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findEmbeddedBinaries } from './binaries.server.ts';
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

export type EmbeddedPostgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

/**
 * Runs PostgreSQL 18 on `<dataDir>/postgres` as a supervised child; creates the cluster and the database when missing.
 * Resolves when the database accepts connections.
 * @param options.settings override our PostgreSQL settings, except for addresses and logging
 * @throws when another process uses the folder, another major version created it, it is not writable, or PostgreSQL
 * cannot run here. Nothing stays running or locked then.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  database?: string;
  log: EmbeddedLog;
  settings?: Record<string, string>;
}) {
  const { database = 'cadron', log, settings = {} } = options;
  const startedAt = Date.now();
  const dataDir = await openDataFolder(options.dataDir);
  const cleanup = new AsyncDisposableStack();
  try {
    const lock = await lockDataFolder(dataDir);
    cleanup.defer(() => lock.release());

    const clusterDir = join(dataDir, 'postgres');
    const binaries = await findEmbeddedBinaries();
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
      { pid: supervisor.pid(), dataDir, runAs: runner.runAs.name, ms: Date.now() - startedAt },
      'PostgreSQL is ready',
    );
    let stopped: Promise<void> | undefined;
    return {
      /** libpq connection string; does not change when the server is replaced */
      connectionString,
      /** of the running server; undefined while there is none */
      pid: () => supervisor.pid(),
      // A second caller waits too; the stack itself would resolve at once.
      /** Shuts down in fast mode; resolves when the process has ended. */
      stop: () => (stopped ??= cleanup.disposeAsync()),
    };
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}

async function openDataFolder(dataDir: string) {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (cause) {
    throw new Error(`The data folder ${dataDir} cannot be created: ${(cause as Error).message}.`, {
      cause,
    });
  }
}
