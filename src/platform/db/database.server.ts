import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** A connection or a transaction: whatever queries can run on. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: NodePgDatabase;
  pool: Pool;
  connectionString: string;
  close(): Promise<void>;
}

/**
 * Opens a pool. Nothing connects yet, so this never fails on a database that is down: each query does,
 * within three seconds. A statement may run for five.
 */
export function openDatabase(
  connectionString: string,
  log: Logger,
  limits: { connections?: number } = {},
): Database {
  const pool = new Pool({
    connectionString,
    max: limits.connections ?? 16,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    query_timeout: 6_000, // for a server that hangs, and so cannot keep its own limit
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'cadron',
  });
  // A connection lost while idle is replaced by the next query; unheard, the event would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'lost an idle database connection'));
  // The same for one that is lost within a transaction, between two queries: the next query fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    connectionString,
    close: () => pool.end(),
  };
}
