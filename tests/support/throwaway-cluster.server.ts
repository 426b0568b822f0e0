import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binariesIn, findEmbeddedBinaries } from '#src/platform/db/embedded/binaries.server.ts';
import { chooseRunAs } from '#src/platform/db/embedded/choose-run-as.server.ts';
import { ensureCluster } from '#src/platform/db/embedded/cluster.server.ts';
import { openEndpoint } from '#src/platform/db/embedded/endpoint.server.ts';
import { ensureDatabase, waitUntilReady } from '#src/platform/db/embedded/readiness.server.ts';
import { spawnServer } from '#src/platform/db/embedded/server-process.server.ts';
import { serverArguments } from '#src/platform/db/embedded/server-settings.ts';

const DATABASE = 'cadron';
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
};
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface ThrowawayCluster {
  /** connection string of an empty database; the user may create more */
  connectionString: string;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL for tests in a temporary folder, like the application, but without durability. It ends with
 * this process.
 * @param options.binDir programs of an installed PostgreSQL; default: the embedded one
 */
export async function startThrowawayCluster({
  binDir,
}: { binDir?: string | undefined } = {}): Promise<ThrowawayCluster> {
  const cleanup = new AsyncDisposableStack();
  try {
    const folder = await mkdtemp(join(await realpath(tmpdir()), 'cadron-throwaway-'));
    cleanup.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    // The server may run as another user; its own subfolder is private.
    await chmod(folder, 0o711);

    const clusterDir = join(folder, 'postgres');
    const binaries = binDir ? binariesIn(binDir) : await findEmbeddedBinaries();
    const runner = await chooseRunAs(binaries, folder);
    await ensureCluster({ clusterDir, binaries, runner, log: SILENT, noSync: true });
    const endpoint = await openEndpoint(clusterDir, runner.runAs.owner);
    cleanup.defer(() => endpoint.remove());

    await endpoint.prepare();
    const args = serverArguments(clusterDir, SETTINGS, endpoint.settings);
    const server = await spawnServer({ binaries, runner, args, log: SILENT });
    cleanup.defer(() => server.shutdown('SIGQUIT'));
    const maintenance = endpoint.connectionString('postgres');
    await waitUntilReady(server, maintenance, new AbortController().signal);
    await ensureDatabase(maintenance, DATABASE);
    return {
      connectionString: endpoint.connectionString(DATABASE),
      stop: () => cleanup.disposeAsync(),
    };
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}
