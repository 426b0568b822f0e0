import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { databaseUrl, TEMPLATE } from './database-url.ts';

export interface TestDatabase {
  database: Database;
  connectionString: string;
  /** Closes the pool and drops the database, even with open connections. */
  drop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Few connections, because many test files share a server; queries wait without a limit. */
const LIMITS = { connections: 4, connectTimeoutMs: 60_000 };

/**
 * Creates a migrated database. Only in files named `*.integration.test.ts`.
 * @example `await using test = await createTestDatabase();`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl') as string | undefined;
  if (!clusterUrl)
    throw new Error('createTestDatabase() needs a file name that ends in .integration.test.ts');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files takes three quarters of the CPU time of copying through the log, and half of the time.
  await administer(clusterUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const connectionString = databaseUrl(clusterUrl, name);
  const database = openDatabase(connectionString, silentLogger, LIMITS);
  const drop = async () => {
    if (!database.pool.ended) await database.close();
    await administer(clusterUrl, `drop database if exists ${name} with (force)`);
  };
  return { database, connectionString, drop, [Symbol.asyncDispose]: drop };
}

async function administer(clusterUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
