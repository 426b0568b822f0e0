import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
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
import { type Database, openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { copyGoldenCluster } from '#tests/support/golden-data.ts';
import { findSystemPostgres } from '../../../scripts/lib/system-postgres.mjs';

/** The database of the golden data. */
const DATABASE = 'cadron';

/** An external PostgreSQL that a test can stop and start; the newest installed one, or the embedded one. */
export interface OwnPostgres {
  /** Whether it contains the golden data. */
  hasGoldenData: boolean;
  /** Creates an empty database and returns its connection string, which is stable across restarts. */
  createDatabase(): Promise<string>;
  /** A connection string without creating the database. */
  connectionString(database: string): string;
  start(): Promise<void>;
  /** Stops immediately, even with open connections. */
  stop(): Promise<void>;
  /** Stalls it, like a network that drops packets, until `thaw`. */
  freeze(): void;
  thaw(): void;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A database that a test can stop, with what a first start stores in it. */
export interface FilledPostgres extends OwnPostgres {
  /** of that database, stable across restarts */
  filled: string;
  /** Options of a site on that database and its files. */
  site: { dataDir: string; env: Record<string, string> };
}

interface OwnPostgresOptions {
  /** false: prepared, but not started */
  isRunning?: boolean;
  /** Serves a copy of the golden data on the embedded PostgreSQL, and copies its files to this folder. */
  golden?: { dataDir: string };
}

/**
 * Starts the embedded PostgreSQL with the golden data. Without golden data, or with TEST_POSTGRES_BIN, the database is
 * empty until a site starts on it.
 */
export async function openFilledPostgres(): Promise<FilledPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-filled-'));
  const dataDir = join(folder, 'data');
  const postgres = await openOwnPostgres({ golden: { dataDir } });
  const filled = postgres.hasGoldenData
    ? postgres.connectionString(DATABASE)
    : await postgres.createDatabase();
  return {
    ...postgres,
    filled,
    site: { dataDir, env: onDatabase(filled) },
    async [Symbol.asyncDispose]() {
      await postgres[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export async function openOwnPostgres({
  isRunning = true,
  golden,
}: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'cadron-own-'));
  await chmod(folder, 0o711); // the server may have to run as another user
  const clusterDir = join(folder, 'postgres');
  const chosen = process.env['TEST_POSTGRES_BIN'];
  // Only the version that created the golden data, the embedded one, can serve it.
  const hasGoldenData =
    golden !== undefined && !chosen && copyGoldenCluster(clusterDir, golden.dataDir);
  const binDir = hasGoldenData ? undefined : chosen || findSystemPostgres()?.binDir;
  const binaries = binDir ? binariesIn(binDir) : await findEmbeddedBinaries();
  const runner = await chooseRunAs(binaries, folder);
  await ensureCluster({ clusterDir, binaries, runner, log: silentLogger, noSync: true });
  const endpoint = await openEndpoint(clusterDir, runner.runAs.owner);
  const settings = { fsync: 'off', max_connections: '200' };
  let server: ServerProcess | undefined;

  const start = async () => {
    await endpoint.prepare();
    const args = serverArguments(clusterDir, settings, endpoint.settings);
    server = await spawnServer({ binaries, runner, args, log: silentLogger });
    const address = endpoint.connectionString('postgres');
    await waitUntilReady(server, address, new AbortController().signal);
  };
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const pid = server?.pid;
    if (pid === undefined) return;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    for (const each of [pid, ...children.filter(Boolean).map(Number)])
      try {
        process.kill(each, signal);
      } catch (error) {
        // A backend may end between the two.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
  };
  const stop = async () => {
    signalAll('SIGCONT');
    await server?.shutdown('SIGQUIT');
    server = undefined;
  };
  if (isRunning) await start();
  return {
    hasGoldenData,
    async createDatabase() {
      const name = `site_${randomBytes(6).toString('hex')}`;
      await ensureDatabase(endpoint.connectionString('postgres'), name);
      return databaseUrl(endpoint.connectionString('postgres'), name);
    },
    connectionString: (database) => endpoint.connectionString(database),
    start,
    stop,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await stop();
      await endpoint.remove();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Environment variables for a process to use the database. */
export const onDatabase = (connectionString: string) => ({
  DATABASE_URL: connectionString,
  SESSION_SECRET: 'a-secret-that-all-nodes-of-the-test-share',
});

/** Opens the database like the application, for calling use cases. */
export async function withDatabase<T>(
  connectionString: string,
  work: (db: Database['db']) => Promise<T>,
): Promise<T> {
  const database = openDatabase(connectionString, silentLogger, { connections: 2 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

export async function queryRows<Row>(connectionString: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
