import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureDatabase } from '#src/platform/db/embedded/readiness.server.ts';
import { type Database, openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import type { Site } from '#tests/support/site.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { copyGoldenCluster } from '#tests/support/golden-data.ts';
import { openCluster } from '#tests/support/throwaway-cluster.server.ts';
import { findSystemPostgres } from '../../../scripts/lib/system-postgres.mjs';

/** The database of the golden data. */
const DATABASE = 'cadron';

export type OwnPostgres = Awaited<ReturnType<typeof openOwnPostgres>>;

interface OwnPostgresOptions {
  /** false: prepared, but not started */
  isRunning?: boolean;
  /** Serves a copy of the golden data on the embedded PostgreSQL, and copies its files to this folder. */
  golden?: { dataDir: string };
  /** of PostgreSQL, besides those of tests */
  settings?: Record<string, string>;
}

/**
 * Starts the embedded PostgreSQL with the golden data. Without golden data, or with TEST_POSTGRES_BIN, the database is
 * empty until a site starts on it.
 */
export async function openFilledPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-filled-'));
  const dataDir = join(folder, 'data');
  const postgres = await openOwnPostgres({ golden: { dataDir } });
  const filled = postgres.hasGoldenData
    ? postgres.connectionString(DATABASE)
    : await postgres.createDatabase();
  return {
    ...postgres,
    /** connection string of that database, stable across restarts */
    filled,
    /** options of a site on that database and its files */
    site: { dataDir, env: onDatabase(filled) },
    async [Symbol.asyncDispose]() {
      await postgres[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** An external PostgreSQL that a test can stop and start; the newest installed one, or the embedded one. */
export async function openOwnPostgres({
  isRunning = true,
  golden,
  settings = {},
}: OwnPostgresOptions = {}) {
  const chosen = process.env['TEST_POSTGRES_BIN'];
  // Only the version that created the golden data, the embedded one, can serve it.
  const source = golden && !chosen ? golden : undefined;
  let hasGoldenData = false;
  const cluster = await openCluster({
    binDir: source ? undefined : chosen || findSystemPostgres()?.binDir,
    settings,
    fill: (clusterDir) => {
      if (source) hasGoldenData = copyGoldenCluster(clusterDir, source.dataDir);
    },
  });
  const { connectionString } = cluster;
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const pid = cluster.pid();
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
  if (isRunning) await cluster.start();
  return {
    hasGoldenData,
    /** Creates an empty database. @returns its connection string, which is stable across restarts */
    async createDatabase() {
      const name = `site_${randomBytes(6).toString('hex')}`;
      await ensureDatabase(connectionString('postgres'), name);
      return databaseUrl(connectionString('postgres'), name);
    },
    connectionString,
    start: cluster.start,
    /** Stops immediately, even with open connections. */
    async stop() {
      signalAll('SIGCONT');
      await cluster.stop();
    },
    /** Stalls it, like a network that drops packets, until `thaw`. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async [Symbol.asyncDispose]() {
      signalAll('SIGCONT');
      await cluster.remove();
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

/** Connection string of the database in a running site's data folder: PostgreSQL writes where it listens into its lock file. */
export function embeddedConnectionString(dataDir: string): string {
  const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const [, , , port, socket] = lines;
  return `postgresql:///cadron?host=${encodeURIComponent(socket!)}&port=${port}&user=postgres&sslmode=disable`;
}

/** Kills the site's own PostgreSQL with -9, if it runs. */
export function killEmbeddedDatabase(dataDir: string): void {
  try {
    const file = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(file.split('\n')[0]), 'SIGKILL');
  } catch {
    // It had already exited.
  }
}

/** The ids of the documents of built-in pages, by path. */
export async function readDocumentIds(site: Site): Promise<ReadonlyMap<string, string>> {
  const rows = await queryRows<{ id: string; path: string }>(
    embeddedConnectionString(site.dataDir),
    'select id, built_in_path as path from cms_documents where built_in_path is not null',
  );
  return new Map(rows.map(({ id, path }) => [path, id]));
}
