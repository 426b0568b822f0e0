import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binariesIn, findEmbeddedBinaries } from '#src/platform/db/embedded/binaries.server.ts';
import { chooseRunAs } from '#src/platform/db/embedded/choose-run-as.server.ts';
import { ensureCluster } from '#src/platform/db/embedded/cluster.server.ts';
import { openEndpoint } from '#src/platform/db/embedded/endpoint.server.ts';
import { ensureDatabase, waitUntilReady } from '#src/platform/db/embedded/readiness.server.ts';
import {
  type ServerProcess,
  spawnServer,
} from '#src/platform/db/embedded/server-process.server.ts';
import { serverArguments } from '#src/platform/db/embedded/server-settings.ts';
import { silentLogger as log } from '#src/platform/logging/logger.server.ts';

interface ClusterOptions {
  /** programs of an installed PostgreSQL; default: the embedded one */
  binDir?: string | undefined;
  settings?: Record<string, string>;
  /** Puts a cluster into the folder that will be its data folder. */
  fill?: (clusterDir: string) => void;
}

/** A PostgreSQL in a temporary folder, like that of the application, which does not run yet. It ends with this process. */
export async function openCluster({ binDir, settings = {}, fill }: ClusterOptions) {
  await using cleanup = new AsyncDisposableStack();
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'cadron-cluster-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  // The server may run as another user; its own subfolder is private.
  await chmod(folder, 0o711);
  const clusterDir = join(folder, 'postgres');
  fill?.(clusterDir);
  const binaries = binDir ? binariesIn(binDir) : await findEmbeddedBinaries();
  const runner = await chooseRunAs(binaries, folder);
  await ensureCluster({ clusterDir, binaries, runner, log, noSync: true });
  const endpoint = await openEndpoint(clusterDir, runner.runAs.owner);
  cleanup.defer(() => endpoint.remove());
  const running = { fsync: 'off', max_connections: '200', ...settings };
  let server: ServerProcess | undefined;
  const stop = async () => {
    await server?.shutdown('SIGQUIT');
    server = undefined;
  };
  cleanup.defer(stop);
  const kept = cleanup.move();
  return {
    connectionString: (database: string) => endpoint.connectionString(database),
    pid: () => server?.pid,
    async start() {
      await endpoint.prepare();
      const args = serverArguments(clusterDir, running, endpoint.settings);
      server = await spawnServer({ binaries, runner, args, log });
      const { signal } = new AbortController();
      await waitUntilReady(server, endpoint.connectionString('postgres'), signal);
    },
    /** Stops immediately, even with open connections. */
    stop,
    /** Stops it and deletes its files. */
    remove: () => kept.disposeAsync(),
  };
}

/** Starts a PostgreSQL for tests, without durability, with an empty database; the user may create more. */
export async function startThrowawayCluster({ binDir }: Pick<ClusterOptions, 'binDir'> = {}) {
  const settings = { full_page_writes: 'off', synchronous_commit: 'off' };
  const cluster = await openCluster({ binDir, settings });
  try {
    await cluster.start();
    await ensureDatabase(cluster.connectionString('postgres'), 'cadron');
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  return { connectionString: cluster.connectionString('cadron'), stop: cluster.remove };
}
